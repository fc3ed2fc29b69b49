import { buildApplicationHeader, buildDokap } from '@pabean/api/fixtures';
import { Button, ReadinessList, StatusTimeline } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Frame } from './frame.tsx';
import { Documents, Facts, PermitHead } from './permit-parts.tsx';

const application = buildApplicationHeader({
  number: '118/SNB/IX/2024',
  permitTypeId: '3',
  permitTypeName: 'Pembongkaran Barang di Luar Kawasan Pabean',
});

const documents = [
  buildDokap({ first: application.number, fileName: 'surat.pdf' }),
  buildDokap({
    id: '01JA8M6B1N5R0K2W4Y7Z9A3DE1',
    code: '2',
    name: 'Bill of Lading',
    first: 'MAEU 245810937',
    second: '2024-09-18',
  }),
  buildDokap({
    id: '01JA8M6B1N5R0K2W4Y7Z9A3DE2',
    code: '3',
    name: 'BC 1.1',
    first: '004512',
    second: '2024-09-20',
    mandatory: null,
    needsFile: false,
  }),
];

const Readiness = () => (
  <ReadinessList
    level={2}
    items={[
      { id: 'data', done: true, text: say('Data permohonan lengkap', 'The header is complete') },
      { id: 'dokumen', done: false, text: say('2 dari 3 dokumen lengkap', '2 of 3 documents complete') },
      {
        id: 'bl',
        done: false,
        text: say(
          'Berikutnya: Berkas dokumen Bill of Lading belum diunggah.',
          'Next: the file of the document Bill of Lading was not uploaded.',
        ),
        action: (
          <Button
            size="small"
            variant="tertiary"
            flush
            aria-label={say('Lengkapi Bill of Lading', 'Complete Bill of Lading')}
          >
            {say('Lengkapi', 'Complete')}
          </Button>
        ),
      },
    ]}
  />
);

/** A draft: what is missing, its documents and facts, and its history. */
function Detail() {
  return (
    <Frame current="#/pengajuan">
      <PermitHead
        application={application}
        list={{ label: say('Pengajuan', 'Applications'), href: '#/pengajuan' }}
      >
        <Button variant="primary" icon={<Send size={16} />}>
          {say('Kirim', 'Send')}
        </Button>
      </PermitHead>
      <div className="screen-detail" data-begun>
        <Readiness />
        <div className="screen-stack screen-roomy">
          <Documents documents={documents} editable />
          <Facts application={application} editable />
        </div>
        <aside>
          <section className="screen-stack" aria-labelledby="riwayat">
            <h2 id="riwayat" className="screen-aside-heading">
              {say('Riwayat', 'History')}
            </h2>
            <StatusTimeline
              code={application.status}
              label={application.statusLabel}
              events={[
                {
                  label: say('Draf dibuat', 'Draft made'),
                  at: '2024-09-24T07:30:00+07:00',
                  note: 'Siti Contoh',
                },
              ]}
              timeZone="Asia/Jakarta"
            />
          </section>
        </aside>
      </div>
    </Frame>
  );
}

const meta = {
  title: 'Screens/Detail',
  component: Detail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Detail>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
