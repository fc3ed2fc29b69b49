import { LookUpForm, RegistrationCode, TransitForm } from '@pabean/forms';
import { Badge, Breadcrumb, DoorLink, Link, PageHeader } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage, Package } from 'lucide-react';
import { useState } from 'react';
import { easyCaptcha } from '../../packages/forms/src/testing/easy-captcha.ts';
import { begunPassenger, transitReferences } from '../../packages/forms/src/testing/filled-transit.ts';
import { otherCode, sampleCode } from '../../packages/forms/src/testing/sample-registration-code.ts';
import { say } from '../../packages/ui/src/testing/say.ts';
import { VisitorFrame } from './frame.tsx';

const titles = {
  menu: say('Laporan barang transit', 'Transit goods report'),
  form: say('Form Pembawaan Barang Asal TLDDP', 'Form for carrying goods that come from TLDDP'),
  result: say('Kode registrasi', 'Registration code'),
};

const CrumbsTo = ({ label }: { label: string }) => (
  <Breadcrumb items={[{ label: titles.menu, href: '#/menutransit' }, { label }]} />
);

/** Looks up a request by its registration code, and leads to the forms. */
function TransitMenu({ kept }: { kept: readonly string[] }) {
  return (
    <VisitorFrame>
      <PageHeader heading={titles.menu}>
        {say(
          'Untuk penumpang dan awak sarana pengangkut yang membawa barang asal TLDDP, tanpa akun.',
          'For passengers and crew who bring goods from the customs territory, without an account.',
        )}
      </PageHeader>
      <div className="screen-halves">
        <section className="screen-stack" aria-labelledby="cari">
          <h2 id="cari">{say('Cari Permohonan', 'Find a request')}</h2>
          <p>
            {say(
              'Dengan kode registrasi Anda melihat dan mengunduh permohonan yang sudah diajukan.',
              'With your registration code you see and download a request that was filed.',
            )}
          </p>
          <LookUpForm
            kept={kept}
            onErase={() => undefined}
            onLookUp={async () => ({ id: 'pdf-1' })}
            onFound={() => undefined}
          />
        </section>
        <section className="screen-stack" aria-labelledby="ajukan">
          <h2 id="ajukan">{say('Ajukan Permohonan', 'File a request')}</h2>
          <DoorLink
            href="#/formtransit"
            label={say('Barang Bawaan Penumpang', 'Passengers’ goods')}
            note={titles.form}
            icon={<Luggage size={20} strokeWidth={1.75} />}
          />
          <DoorLink
            label={say('Barang Kiriman', 'Couriers’ goods')}
            note={say(
              'Belum dibuka dari menu ini. Perusahaan kurir memakai alamat yang diberikan kantor.',
              'Not yet open from this menu. Courier companies use the address that the office gives them.',
            )}
            badge={<Badge>COMING SOON</Badge>}
            icon={<Package size={20} strokeWidth={1.75} />}
          />
        </section>
      </div>
    </VisitorFrame>
  );
}

const PassengerForm = () => (
  <VisitorFrame>
    <TransitForm
      {...transitReferences}
      breadcrumb={<CrumbsTo label={titles.form} />}
      initial={begunPassenger}
      loadCaptcha={easyCaptcha}
      onAddCarrier={async () => ({ message: '' })}
      onSend={async () => ({ code: sampleCode })}
      onSent={() => undefined}
      onCancel={() => undefined}
    />
  </VisitorFrame>
);

/** The code to show to the officer, in a page of its own address. */
function TransitResult() {
  const [kept, setKept] = useState(false);
  return (
    <VisitorFrame>
      <PageHeader heading={titles.result} breadcrumb={<CrumbsTo label={titles.result} />} />
      <RegistrationCode
        code={sampleCode}
        address={`https://portal.pabean.example/#/menutransit?kode=${sampleCode}`}
        onOpen={() => undefined}
        kept={kept}
        onKeep={() => setKept(true)}
        onForget={() => setKept(false)}
      />
      <p>
        <Link href="#/menutransit">{say('Ke menu transit', 'To the transit menu')}</Link>
      </p>
    </VisitorFrame>
  );
}

const meta = {
  title: 'Screens/Transit',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where visitors look up a request by its registration code, or file one. */
export const Menu: Story = { render: () => <TransitMenu kept={[]} /> };

/** The same, with codes that were stored on this device. */
export const MenuWithStoredCodes: Story = { render: () => <TransitMenu kept={[sampleCode, otherCode]} /> };

/** A passenger's request, its first section filled in. */
export const Form: Story = { render: () => <PassengerForm /> };

/** The registration code of a filed request. */
export const Result: Story = { render: () => <TransitResult /> };
