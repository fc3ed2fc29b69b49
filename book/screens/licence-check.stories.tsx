import { checkCodeFrom, formatDate, groupCheckCode } from '@pabean/api/rules';
import { LicenceCheckForm } from '@pabean/forms';
import { Alert, DescriptionItem, DescriptionList, Link } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';
import { VisitorLogin } from './visitor-login.tsx';

const code = checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37));

const valid = [
  say('Dokumen ini asli dan berlaku hari ini', 'This document is genuine and valid today'),
  say(
    'Cocokkan data berikut dengan dokumen yang Anda pegang.',
    'Compare these data with the document in your hands.',
  ),
] as const;

const notValid = [
  say('Dokumen ini asli, tetapi tidak berlaku hari ini', 'This document is genuine, but not valid today'),
  say(
    'Kantor pernah menerbitkannya. Tanyakan statusnya kepada pemegangnya atau kantor.',
    'The office issued it once. Ask its holder or the office about its status.',
  ),
] as const;

function Result({ isValid }: { isValid: boolean }) {
  const [heading, text] = isValid ? valid : notValid;
  return (
    <div className="screen-stack">
      <Alert role="status" tone={isValid ? 'success' : 'danger'} heading={heading}>
        {text}
      </Alert>
      <DescriptionList>
        <DescriptionItem term={say('Nomor persetujuan', 'Approval number')}>
          KEP-1204/KPU.02/2024
        </DescriptionItem>
        <DescriptionItem term={say('Tanggal persetujuan', 'Approval date')}>
          {formatDate('2024-09-18')}
        </DescriptionItem>
        <DescriptionItem term={say('Jenis Dokumen', 'Document type')} lang="id">
          Pembongkaran Barang di Luar Kawasan Pabean
        </DescriptionItem>
        <DescriptionItem term={say('Pemegang', 'Holder')} lang="id">
          PT Contoh Logistik Batam
        </DescriptionItem>
        <DescriptionItem term={say('Kode pemeriksaan', 'Check code')}>{groupCheckCode(code)}</DescriptionItem>
      </DescriptionList>
    </div>
  );
}

const NotFound = () => (
  <Alert role="alert" tone="danger" heading={say('Dokumen tidak ditemukan', 'No document was found')}>
    {say(
      'Tidak ada dokumen dengan kode ini. Bandingkan lagi dengan kode yang tercetak. Bila kodenya sama, tanyakan kepada kantor.',
      'There is no document with this code. Compare it with the printed code again. If it is the same, ask the office.',
    )}
  </Alert>
);

function LicenceCheck({ result }: { result?: 'valid' | 'notValid' | 'notFound' }) {
  return (
    <VisitorLogin
      heading={say('Periksa keaslian dokumen', 'Check a document')}
      lead={say(
        'Ketik kode yang tercetak pada dokumen, atau pindai kode QR-nya.',
        'Type the code that is printed on the document, or scan its QR code.',
      )}
    >
      {result === 'notFound' && <NotFound />}
      {result && result !== 'notFound' && <Result isValid={result === 'valid'} />}
      <LicenceCheckForm {...(result && { code })} onCheck={() => undefined} />
      <p>
        <Link href="#/">{say('Ke halaman utama portal', 'To the start of the portal')}</Link>
      </p>
    </VisitorLogin>
  );
}

const meta = {
  title: 'Screens/Licence check',
  component: LicenceCheck,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LicenceCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Valid: Story = { args: { result: 'valid' } };

/** Issued, and revoked or expired since. */
export const NotValid: Story = { args: { result: 'notValid' } };

export const Unknown: Story = { args: { result: 'notFound' } };
