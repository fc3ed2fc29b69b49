import { buildDokap, buildDokapDefinition } from '@pabean/api/fixtures';
import { office020400 } from '@pabean/api/rules';
import { DokapEditor } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui';
import { createRoot } from 'react-dom/client';

const definition = buildDokapDefinition({
  code: '5',
  name: 'Surat Kuasa',
  firstLabel: 'Nomor Surat Kuasa',
  secondLabel: 'Tanggal Surat Kuasa',
  expires: true,
});
const stored = buildDokap({
  code: '5',
  name: 'Surat Kuasa',
  first: '045/SK/SNB/2026',
  second: '2026-01-02',
  expiry: '2026-12-31',
  remarks: 'Kuasa kepada PPJK.',
  fileName: 'surat-kuasa.pdf',
  fileBytes: 274_432,
});

createRoot(document.body).render(
  <OfficeProvider office={office020400}>
    <DokapEditor
      open
      definitions={[definition]}
      dokap={stored}
      loadReferences={async () => []}
      onSave={async () => ({ message: 'Berhasil menyimpan' })}
      onSaved={() => undefined}
      onRequestClose={() => undefined}
    />
  </OfficeProvider>,
);
