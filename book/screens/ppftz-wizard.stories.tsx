import { buildFilledPpftz, buildIdentityTypes, buildNamedPorts, buildWarehouses } from '@pabean/api/fixtures';
import {
  GoodsTable,
  PpftzContainers,
  PpftzContainersTable,
  PpftzContentsStep,
  PpftzIdentityStep,
  PpftzPackagingPanel,
  PpftzPackagingTable,
  PpftzReviewStep,
  type PpftzStep,
  PpftzWizard,
} from '@pabean/forms';
import { Button, FileViewer } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { GoodsRecord } from '../../packages/forms/src/testing/goods-record.tsx';
import { packageTypes, units, withRows } from '../../packages/forms/src/testing/ppftz-rows.ts';
import { pdf } from '../../packages/ui/src/components/file-viewer/file-viewer.examples.tsx';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Crumbs, Frame, ppftzUser } from './frame.tsx';

const record = buildFilledPpftz({
  file_identitas_penerima: 'identitas-penerima.pdf',
  file_kk: 'kk.pdf',
  file_pindah: 'pindah.pdf',
  file_pernyataan: 'pernyataan.pdf',
  file_rekombp: 'rekombp.pdf',
});
const loaded = withRows(record);
const { goods, containers, packaging } = loaded;

const references = {
  identityTypes: buildIdentityTypes(),
  ports: buildNamedPorts(),
  warehouses: buildWarehouses(),
};

const answered = async () => undefined;

const Identity = () => (
  <PpftzIdentityStep
    references={references}
    onSave={async () => ({ headerVersion: '2' })}
    onUpload={async () => ({
      message: say('Berhasil meng-upload dokumen', 'The document was uploaded'),
      fileName: 'kk.pdf',
    })}
    onRemove={answered}
    onOpen={answered}
  />
);

const Contents = () => (
  <PpftzContentsStep
    containers={
      <PpftzContainers rows={containers} onAdd={answered} onDelete={answered} onTemplate={answered} />
    }
    packaging={<PpftzPackagingPanel packaging={packaging[0]} packageTypes={packageTypes} onSave={answered} />}
    goods={
      <GoodsRecord
        rows={goods}
        units={units}
        packageTypes={packageTypes}
        onAdd={answered}
        onChange={answered}
        onDelete={answered}
        onTemplate={answered}
      />
    }
  />
);

const Rows = () => (
  <>
    <div className="screen-halves">
      <PpftzContainersTable level={3} rows={containers} />
      <PpftzPackagingTable level={3} packaging={packaging[0]} packageTypes={packageTypes} />
    </div>
    <section className="screen-stack" aria-labelledby="barang">
      <h3 id="barang">{say('Barang', 'Goods')}</h3>
      <GoodsTable rows={goods} units={units} packageTypes={packageTypes} />
    </section>
  </>
);

const Preview = () => (
  <>
    <FileViewer file={pdf} />
    <p>
      <Button icon={<Download size={16} />}>
        {say('Unduh pratinjau PPFTZ', 'Download the preview of the PPFTZ')}
      </Button>
    </p>
  </>
);

const Review = () => (
  <PpftzReviewStep
    references={references}
    load={async () => loaded}
    renderContents={() => <Rows />}
    renderPreview={() => <Preview />}
    onSend={async () => say('Permohonan berhasil dikirim', 'The application has been sent')}
    onSent={() => undefined}
  />
);

const steps = { identity: Identity, contents: Contents, review: Review } satisfies Record<PpftzStep, unknown>;

function Wizard({ first }: { first: PpftzStep }) {
  const [{ step, field }, go] = useState<{ step: PpftzStep; field?: string | undefined }>({ step: first });
  const Step = steps[step];
  return (
    <Frame current="#/ppftz/perekaman" account={ppftzUser}>
      <PpftzWizard
        record={record}
        step={step}
        field={field}
        hrefOf={(each) => `#/ppftz/perekaman?langkah=${each}`}
        onStep={(next, wanted) => go({ step: next, field: wanted })}
        breadcrumb={
          <Crumbs
            items={[
              say('PPFTZ Manual', 'Manual PPFTZ'),
              { label: say('Perekaman', 'Recording'), href: '#/ppftz/perekaman' },
              say('Rekam aju', 'Record'),
            ]}
          />
        }
      >
        <Step />
      </PpftzWizard>
    </Frame>
  );
}

const meta = {
  title: 'Screens/PPFTZ wizard',
  component: Wizard,
  parameters: { layout: 'fullscreen' },
  args: { first: 'identity' },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: who receives, how it travels, and the documents. */
export const IdentityAndTransport: Story = {};

/** The second step: containers, packaging and goods, each saved at once. */
export const ContainersAndGoods: Story = { args: { first: 'contents' } };

/** The third step: everything as it will be sent. */
export const ReviewAndSend: Story = {
  args: { first: 'review' },
  play: async ({ canvas }) => {
    const complete = say('Aju lengkap dan dapat dikirim.', 'The record is complete and can be sent.');
    await expect(await canvas.findByText(complete)).toBeVisible();
  },
};
