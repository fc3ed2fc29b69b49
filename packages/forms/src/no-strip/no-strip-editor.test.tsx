import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { NoStripEditor, type NoStripEditorProps } from './no-strip-editor.tsx';

const row = {
  id: 'a',
  ppftzNumber: '012345',
  ppftzDate: '2026-09-20',
  bc11Number: '004512',
  bc11Date: '2026-09-18',
  position: '0045',
  containerNumber: 'CSQU3054383',
  containerSize: '20',
  fileName: null,
  fileUrl: null,
};

test('a row whose deletion fails stays and shows the reason', async () => {
  const onDelete = vi
    .fn()
    .mockRejectedValue(Object.assign(new Error('Data tidak ditemukan.'), { kind: 'http', fieldErrors: [] }));
  renderInOffice(
    <NoStripEditor
      open
      heading="Daftar No Strip"
      thing="118"
      rows={[row]}
      onAdd={vi.fn()}
      onDelete={onDelete}
      onRequestClose={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hapus CSQU3054383' }));
  const question = within(screen.getByRole('group', { name: 'Hapus CSQU3054383' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Batal' }));
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hapus CSQU3054383' })).toBeDefined();
});

const line = '012345,20-09-2026,004512,2026-09-18,0045,csqu 305438 3,20';
const entry = {
  ppftzNumber: '012345',
  ppftzDate: '2026-09-20',
  bc11Number: '004512',
  bc11Date: '2026-09-18',
  position: '0045',
  containerNumber: 'CSQU3054383',
  containerSize: '20',
};
test('an added row leaves no unsaved input while its draft is still being removed', async () => {
  const { store } = memoryDrafts({
    'no-strip': { version: 1, savedAt: '2026-03-02T01:00:00Z', values: entry },
  });
  const remove = vi.fn(() => new Promise<void>(() => undefined));
  const onAdd = vi.fn().mockResolvedValue('Berhasil');
  const onRequestClose = vi.fn();
  renderInOffice(
    <NoStripEditor
      open
      heading="Daftar No Strip"
      thing="118"
      rows={[]}
      onAdd={onAdd}
      onDelete={vi.fn()}
      onRequestClose={onRequestClose}
      draft={{ store: { ...store, remove } }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  const container = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor Peti Kemas' });
  expect(container.value).toBe('CSQU3054383');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
  await waitFor(() => expect(container.value).toBe(''));
  for (const close of screen.getAllByRole('button', { name: 'Tutup' })) await userEvent.click(close);
  expect(onRequestClose).toHaveBeenCalledTimes(2);
});

type Many = NonNullable<NoStripEditorProps<unknown>['onAddMany']>;

async function openPanel(onAddMany: Many) {
  const onAdd = vi.fn();
  renderInOffice(
    <NoStripEditor
      open
      heading="Daftar No Strip"
      thing="118"
      rows={[]}
      onAdd={onAdd}
      onAddMany={onAddMany}
      onDelete={vi.fn()}
      onRequestClose={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tempel' }));
  return { onAdd, text: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }) };
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Tambahkan' }));

test('entries that are pasted are added together', async () => {
  const onAddMany = vi.fn<Many>(async () => undefined);
  const { text } = await openPanel(onAddMany);
  await userEvent.click(text);
  await userEvent.paste(
    `Nomor PPFTZ,Tanggal PPFTZ,Nomor BC,Tanggal BC,Pos,Peti Kemas,Ukuran\n${line}\n${line.replace(',0045,', ',0046,')}`,
  );
  await add();
  await screen.findByText('2 baris ditambahkan.');
  expect(onAddMany.mock.calls[0]?.[0]).toEqual([entry, { ...entry, position: '0046' }]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nomor PPFTZ' }));
});

test('each line shows its errors, and none is added', async () => {
  const onAddMany = vi.fn<Many>();
  const { text } = await openPanel(onAddMany);
  await userEvent.click(text);
  await userEvent.paste(`${line}\n012345,31-02-2026,,18-09-2026,4a,CSQU3054384,20`);
  await add();
  const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
  for (const sentence of [
    'Tanggal PPFTZ tidak valid.',
    'Kolom Nomor BC 1.1 belum diisi',
    'Pos harus berisi angka.',
    'Nomor Peti Kemas tidak valid.',
  ])
    expect(region.textContent).toContain(sentence);
  expect(onAddMany).not.toHaveBeenCalled();
});

test('if adding fails the text is kept, and the reason shown', async () => {
  const onAddMany = vi
    .fn<Many>()
    .mockRejectedValue(
      Object.assign(new Error('isian tidak boleh lebih dari 999'), { kind: 'http', fieldErrors: [] }),
    );
  const { text } = await openPanel(onAddMany);
  await userEvent.click(text);
  await userEvent.paste(line);
  await add();
  const problems = await screen.findByRole('group', { name: 'isian tidak boleh lebih dari 999' });
  expect(document.activeElement).toBe(problems);
  expect(text.value).toBe(line);
});
