import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { DatedDocumentsEditor, type DatedDocumentsEditorProps } from './dated-documents-editor.tsx';

type Props = DatedDocumentsEditorProps<string>;

const open = (props: Pick<Props, 'onAdd'> & Partial<Props>) =>
  renderInOffice(
    <DatedDocumentsEditor
      open
      heading="Daftar Dokumen Cukai (CK)"
      thing="118"
      declared={2}
      rows={[]}
      onDelete={vi.fn()}
      onRequestClose={vi.fn()}
      {...props}
    />,
  );

test('a refused row keeps its input and shows the reason', async () => {
  const onAdd = vi.fn().mockRejectedValue(
    Object.assign(new Error('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.'), {
      kind: 'http',
      fieldErrors: [],
    }),
  );
  open({ onAdd });
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor' }), 'CK1-002');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal' }), '21-09-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
  expect(await screen.findByText(/Permohonan sudah dikirim/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor' }).value).toBe('CK1-002');
});

test('the draft of a row is stored until it is added, then that of the next one', async () => {
  const { drafts, store, valuesOf } = memoryDrafts();
  const onAdded = vi.fn();
  open({ onAdd: async () => 'Berhasil menyimpan', onAdded, draft: { store, record: '7' } });
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor' });
  const kept = () => valuesOf('dated-documents/7');
  await userEvent.type(number, 'CK1-002');
  await waitFor(() => expect(kept()).toMatchObject({ number: 'CK1-002' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal' }), '21-09-2026{Enter}');
  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan'));
  expect(drafts.size).toBe(0);
  await waitFor(() => expect(document.activeElement).toBe(number));
  // Longer than the debounce of a draft.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(drafts.size).toBe(0);
  await userEvent.type(number, 'CK1-003');
  await waitFor(() => expect(kept()).toEqual({ number: 'CK1-003', date: '', file: null }));
});

test('an added row leaves no unsaved input while its draft is still being removed', async () => {
  const { store } = memoryDrafts();
  const remove = vi.fn(() => new Promise<void>(() => undefined));
  const onRequestClose = vi.fn();
  open({
    onAdd: async () => 'Berhasil',
    onRequestClose,
    draft: { store: { ...store, remove }, record: '7' },
  });
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor' });
  await userEvent.type(number, 'CK1-002');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal' }), '21-09-2026{Enter}');
  await waitFor(() => expect(remove).toHaveBeenCalled());
  await waitFor(() => expect(number.value).toBe(''));
  for (const close of screen.getAllByRole('button', { name: 'Tutup' })) await userEvent.click(close);
  expect(onRequestClose).toHaveBeenCalledTimes(2);
});

test('a long file name wraps inside of the dialog', () => {
  const fileName = `${'surat_pernyataan_'.repeat(8)}.pdf`;
  open({
    onAdd: vi.fn(),
    onOpenFile: vi.fn(),
    rows: [{ id: '1', number: 'CK1-001', date: '2026-09-21', fileName, fileUrl: '/file/1' }],
  });
  const { right } = screen.getByRole('dialog').getBoundingClientRect();
  const file = screen.getByRole('button', { name: fileName });
  expect(file.getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
