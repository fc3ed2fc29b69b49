import type { DokapDefinition, ReferenceEntry } from '@pabean/api/contract';
import { DokapEditor, type DokapSubmission } from '@pabean/forms';
import { Button } from '@pabean/ui';
import { useState } from 'react';

/** What your server knows about each kind of document: its fields, a list to choose from, whether it has a file. */
const definitions: readonly DokapDefinition[] = [
  {
    code: '5',
    name: 'Surat Kuasa',
    firstLabel: 'Nomor Surat Kuasa',
    firstKind: 'text',
    firstMax: 50,
    secondLabel: 'Tanggal Surat Kuasa',
    secondKind: 'date',
    secondMax: 10,
    expires: true,
    needsFile: true,
    mandatory: true,
    table: null,
    keyColumn: null,
    labelColumn: null,
  },
  {
    code: '15',
    name: 'Pelabuhan Muat',
    firstLabel: 'Pelabuhan Muat',
    firstKind: 'text',
    firstMax: 5,
    secondLabel: null,
    secondKind: null,
    secondMax: null,
    expires: false,
    needsFile: false,
    mandatory: false,
    table: 'pelabuhan',
    keyColumn: 'id_lokasi',
    labelColumn: 'nm_lokasi',
  },
];

/** Your calls. The list of `table` is fetched when a kind is chosen that needs it. */
async function loadReferences(_definition: DokapDefinition): Promise<ReferenceEntry[]> {
  return [
    { code: 'IDBTM', label: 'Batam' },
    { code: 'SGSIN', label: 'Singapore' },
  ];
}
async function save(document: DokapSubmission): Promise<DokapSubmission> {
  return document;
}

/** Supporting documents, each with its file as a data URL. */
export function SupportingDocuments() {
  const [open, setOpen] = useState(false);
  const [documents, setDocuments] = useState<readonly DokapSubmission[]>([]);
  return (
    <>
      <ul>
        {documents.map(({ code, first, extension }) => (
          <li key={`${code} ${first}`}>
            {definitions.find((each) => each.code === code)?.name}: {first} {extension && `(${extension})`}
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(true)}>Tambah dokumen</Button>
      <DokapEditor
        open={open}
        definitions={definitions}
        loadReferences={loadReferences}
        onSave={save}
        onSaved={(document) => {
          setDocuments((before) => [...before, document]);
          setOpen(false);
        }}
        onRequestClose={() => setOpen(false)}
      />
    </>
  );
}
