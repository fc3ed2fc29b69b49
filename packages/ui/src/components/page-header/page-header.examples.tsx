import { say } from '../../testing/say.ts';
import { PageHeader } from './page-header.tsx';

export const HeadingIsWhatThing = () => (
  <section>
    <PageHeader
      heading="Pembongkaran di luar Kawasan Pabean"
      facts={[
        { label: 'No.', value: '118/SNB/IX/2024', strong: true },
        { label: say('Tanggal', 'Date'), value: '24-09-2024' },
        { label: say('Kantor', 'Office'), value: '020400' },
      ]}
    />
  </section>
);

export const HeadingThatFitsEveryPage = () => (
  <section>
    <PageHeader
      heading={say('Halaman detail', 'Detail page')}
      facts={[
        { label: 'No.', value: '118/SNB/IX/2024', strong: true },
        { label: say('Tanggal', 'Date'), value: '24-09-2024' },
        { label: say('Kantor', 'Office'), value: '020400' },
      ]}
    />
  </section>
);

export const OneLine = () => (
  <section>
    <PageHeader
      heading="Pembongkaran di luar Kawasan Pabean"
      facts={[
        { label: 'No.', value: '118/SNB/IX/2024', strong: true },
        { label: say('Tanggal', 'Date'), value: '24-09-2024' },
        { label: say('Kantor', 'Office'), value: '020400' },
      ]}
    />
  </section>
);

export const WithEverythingInItNumber = () => (
  <section>
    <PageHeader
      heading="Pembongkaran di luar Kawasan Pabean"
      facts={[
        { label: 'No.', value: '118/SNB/IX/2024', strong: true },
        { label: say('Tanggal', 'Date'), value: '24-09-2024' },
        { label: say('Kantor', 'Office'), value: '020400' },
        { label: say('Pemohon', 'Applicant'), value: 'PT Samudra Niaga Batam' },
        { label: 'NPWP', value: '0021345678215000' },
        { label: say('Petugas', 'Officer'), value: 'Hendra Saputra' },
        { label: say('Diperbarui', 'Updated'), value: '24-09-2024 09.42' },
      ]}
    />
  </section>
);
