import { render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../components/button/index.ts';
import { ConfirmDialog } from '../components/confirm-dialog/index.ts';
import { CellNote, DataTable, type TableColumn } from '../components/data-table/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../components/dialog/index.ts';
import { ErrorSummary } from '../components/error-summary/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { ToastProvider, useToast } from '../components/toast/index.ts';
import { confirmDialog, dataTable, dialog, errorSummary, openDialogs, textField, toasts } from './index.ts';

interface Permit {
  readonly number: string;
  readonly company: string;
}

const permits: readonly Permit[] = Array.from({ length: 12 }, (_, index) => ({
  number: `S-${String(index + 1).padStart(2, '0')}`,
  company: index === 4 ? 'PT Samudra' : 'PT Contoh',
}));

const columns: readonly TableColumn<Permit>[] = [
  {
    id: 'number',
    head: 'Nomor',
    card: 'title',
    cell: ({ number }) => number,
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
  },
  {
    id: 'company',
    head: 'Perusahaan',
    cell: ({ company }) => (
      <>
        {company} <CellNote>Batam</CellNote>
        <Button>Salin</Button>
      </>
    ),
    searchText: ({ company }) => company,
  },
];

function Permits() {
  const [opened, setOpened] = useState('');
  return (
    <>
      <DataTable
        caption="Pengajuan"
        columns={columns}
        rows={permits}
        rowId={({ number }) => number}
        searchLabel="Cari pengajuan"
        empty={{ heading: 'Belum ada pengajuan' }}
        actions={({ number }) => <Button onClick={() => setOpened(number)}>Buka</Button>}
      />
      <output>{opened}</output>
    </>
  );
}

describe('dataTable', () => {
  it('reads rows by column header', async () => {
    const { container } = render(<Permits />);
    const table = dataTable('Pengajuan');
    expect(table.columns()).toEqual(['Nomor', 'Perusahaan']);
    expect(table.rows()).toHaveLength(10);
    expect(table.rows()[0]).toEqual({ Nomor: 'S-01', Perusahaan: 'PT Contoh Batam' });
    await table.row({ Perusahaan: /Samudra/ }).press('Buka');
    expect(container.querySelector('output')?.textContent).toBe('S-05');
    expect(table.isBusy()).toBe(false);
    expect(() => table.row({ Nomor: 'S-99' })).toThrow('There is no row with {"Nomor":"S-99"}');
    expect(() => table.row({ Perusahaan: 'PT Contoh Batam' })).toThrow('There is more than one row with');
    expect(() => dataTable('Laporan').rows()).toThrow('There are: “Pengajuan”');
  });

  it('sorts, paginates and searches', async () => {
    render(<Permits />);
    const table = dataTable(/^Peng/);
    expect(table.sortedBy()).toBeUndefined();
    await table.sort('Nomor');
    await table.sort('Nomor');
    expect(table.sortedBy()).toEqual({ column: 'Nomor', direction: 'descending' });
    expect(table.rows()[0]?.Nomor).toBe('S-12');
    await expect(table.sort('Perusahaan')).rejects.toThrow('cannot be sorted');
    await table.page(2);
    expect(table.currentPage()).toBe(2);
    expect(table.rows()).toHaveLength(2);
    await table.search('Samudra');
    await expect.poll(() => table.rows()).toEqual([{ Nomor: 'S-05', Perusahaan: 'PT Samudra Batam' }]);
  });
});

function Deletion() {
  const [open, setOpen] = useState<'letter' | 'question'>();
  const [error, setError] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Dialog open={open !== undefined} heading="Surat Permohonan" purpose="edit" onRequestClose={close}>
        <DialogBody>
          <TextField label="Nomor Surat" />
        </DialogBody>
        <DialogFoot>
          <Button onClick={() => setOpen('question')}>Hapus</Button>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        heading="Hapus dokumen"
        question="Anda yakin?"
        thing="Surat 118"
        confirmLabel="Hapus"
        error={error}
        onConfirm={() => setError('Sudah dikirim')}
        onCancel={() => setOpen('letter')}
      />
      <Button onClick={() => setOpen('letter')}>Buka</Button>
    </>
  );
}

it('dialog and confirmDialog find the open one, and click its buttons', async () => {
  const { getByRole } = render(<Deletion />);
  expect(openDialogs()).toEqual([]);
  getByRole('button', { name: 'Buka' }).click();
  await expect.poll(openDialogs).toEqual(['Surat Permohonan']);
  const letter = dialog('Surat Permohonan');
  await textField('Nomor Surat', letter.element()).fill('118');
  await letter.press('Hapus');
  expect(openDialogs()).toEqual(['Surat Permohonan', 'Hapus dokumen']);
  const question = confirmDialog('Hapus dokumen');
  expect(question.question()).toBe('Anda yakin? Surat 118');
  expect(question.error()).toBe('');
  await question.confirm();
  expect(question.error()).toBe('Sudah dikirim');
  await question.cancel();
  await letter.close();
  expect(openDialogs()).toEqual([]);
  expect(() => letter.element()).toThrow(
    'There is no open dialog called “Surat Permohonan”. There are: none.',
  );
});

it('errorSummary reads its lines, and follows their links', async () => {
  const { rerender } = render(<ErrorSummary errors={[]} />);
  expect(errorSummary().messages()).toEqual([]);
  rerender(
    <>
      <ErrorSummary errors={[{ field: 'nama', message: 'Kolom Nama belum diisi' }]} />
      <TextField label="Nama" id="nama" />
    </>,
  );
  expect(errorSummary().messages()).toEqual(['Kolom Nama belum diisi']);
  await errorSummary().go('Kolom Nama belum diisi');
  expect(document.activeElement).toBe(textField('Nama').control());
});

function Save({ onOpen }: { onOpen: () => void }) {
  const toast = useToast();
  return <Button onClick={() => toast.show('Tersimpan', { label: 'Buka', onAction: onOpen })}>Simpan</Button>;
}

it('toasts reads the shown and announced texts, and clicks the action', async () => {
  let opened = 0;
  const { getByRole } = render(
    <ToastProvider>
      <Save onOpen={() => (opened += 1)} />
    </ToastProvider>,
  );
  expect(toasts().messages()).toEqual([]);
  getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => toasts().messages()).toEqual(['Tersimpan']);
  expect(toasts().said()).toBe('Tersimpan');
  await toasts().press('Tersimpan');
  expect(opened).toBe(1);
  expect(toasts().messages()).toEqual([]);
});
