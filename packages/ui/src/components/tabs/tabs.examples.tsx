import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { Tabs } from './tabs.tsx';

export const ShortNamesAreCompared = () => (
  <Tabs
    label={say('Nama pendek', 'Short names')}
    style={{ minInlineSize: 0 }}
    tabs={[
      {
        id: 'a',
        label: say('Rincian', 'Details'),
        panel: <p>{say('Nomor 119/SNB/IX/2024.', 'Number 119/SNB/IX/2024.')}</p>,
      },
      {
        id: 'b',
        label: say('Riwayat', 'History'),
        panel: <p>{say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.')}</p>,
      },
    ]}
  />
);

export const LongNamesPushOthersOut = () => (
  <Tabs
    label={say('Nama panjang', 'Long names')}
    style={{ minInlineSize: 0 }}
    tabs={[
      {
        id: 'a',
        label: say('Rincian lengkap permohonan ini', 'All the details of this application'),
        panel: <p>{say('Nomor 119/SNB/IX/2024.', 'Number 119/SNB/IX/2024.')}</p>,
      },
      {
        id: 'b',
        label: say('Riwayat perubahan status permohonan', 'History of the changes of its status'),
        panel: <p>{say('Dikirim 20-09-2024 09.42.', 'Sent 20-09-2024 09.42.')}</p>,
      },
    ]}
  />
);

export const FormThatIsSent = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={say('Nama perusahaan', 'Company name')} />
    <TextField label={say('Nomor telepon', 'Telephone number')} />
  </div>
);

export const ErrorInPanel = () => (
  <Tabs
    label={say('Formulir', 'Form')}
    style={{ minInlineSize: 0 }}
    tabs={[
      {
        id: 'a',
        label: say('Perusahaan', 'Company'),
        panel: <TextField label={say('Nama perusahaan', 'Company name')} />,
      },
      {
        id: 'b',
        label: say('Kontak', 'Contact'),
        panel: <TextField label={say('Nomor telepon', 'Telephone number')} />,
      },
    ]}
  />
);
