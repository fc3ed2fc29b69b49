'use client';

import type { ListedApplication } from '@pabean/api/contract';
import { buildDokapDefinition } from '@pabean/api/fixtures';
import { DokapEditor, TransitForm } from '@pabean/forms';
import { Button, DataTable, StatusBadge, type TableColumn, useToast } from '@pabean/ui';
import { useState } from 'react';

// Widgets with function props (cells, handlers) must be client components: functions cannot be serialized.

const numberOf = ({ number }: ListedApplication) => number;

const columns: readonly TableColumn<ListedApplication>[] = [
  { id: 'number', head: 'Nomor', card: 'title', cell: numberOf, sortValue: numberOf, searchText: numberOf },
  {
    id: 'status',
    head: 'Status',
    card: 'badge',
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
  },
];

/** The list; its rows come from the server. */
export const Applications = ({ rows }: { rows: readonly ListedApplication[] }) => (
  <DataTable
    caption="Permohonan"
    columns={columns}
    rows={rows}
    rowId={numberOf}
    searchLabel="Cari permohonan"
  />
);

const definitions = [
  buildDokapDefinition({ code: '1', name: 'Surat Permohonan' }),
  buildDokapDefinition({ code: '5', name: 'Surat Kuasa', firstLabel: 'Nomor Surat Kuasa' }),
];

/** A button, and the dialog behind it. */
export function Documents({ openAtFirst = false }: { openAtFirst?: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  const toast = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lampirkan surat</Button>
      <DokapEditor
        open={open}
        definitions={definitions}
        loadReferences={async () => []}
        onSave={async ({ first }) => first}
        onSaved={(number) => {
          close();
          toast.show(`Dokumen ${number} disimpan`);
        }}
        onRequestClose={close}
      />
    </>
  );
}

const ports = [{ name: 'Batam Centre' }, { name: 'Sekupang' }];
const units = [{ code: 'KGM', name: 'Kilogram' }];

/** The form of a passenger. */
export const Transit = () => (
  <TransitForm
    carriers={[{ name: 'MV CONTOH' }]}
    ports={ports}
    units={units}
    loadCaptcha={() => new Promise(() => undefined)}
    onAddCarrier={async (name) => ({ name })}
    onSend={async () => ({ code: 'RAWA-1' })}
    onSent={() => undefined}
    onCancel={() => undefined}
  />
);
