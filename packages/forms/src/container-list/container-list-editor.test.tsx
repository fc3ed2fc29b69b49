import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ContainerListEditor, type ContainerListEditorProps } from './container-list-editor.tsx';

type Props = ContainerListEditorProps<string>;

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => 'Berhasil menyimpan');
  const onSaved = vi.fn();
  renderInOffice(
    <ContainerListEditor
      open
      heading="Daftar Peti Kemas"
      thing="118"
      declared={2}
      rows={[]}
      onSave={onSave}
      onSaved={onSaved}
      onRequestClose={vi.fn()}
      {...props}
    />,
  );
  return { onSave, onSaved };
}

const number = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nomor Peti Kemas baris ${row}` });
const size = (row: number) => screen.getByRole('combobox', { name: `Ukuran (kaki) baris ${row}` });

test('rows that were typed are kept as a draft and come back', async () => {
  const { valuesOf, store } = memoryDrafts();
  open({ draft: { store, record: '7' } });
  await userEvent.type(number(1), 'CSQU3054383');
  await waitFor(() => expect(valuesOf('containers/7')).toBeDefined());
  expect(valuesOf('containers/7')).toMatchObject({
    rows: [{ number: 'CSQU3054383' }, { number: '' }],
  });
});

test('what was saved is told with the answer, after the draft is gone', async () => {
  const { drafts, store } = memoryDrafts();
  const { onSaved } = open({ declared: 1, draft: { store } });
  onSaved.mockImplementation(() => expect(drafts.size).toBe(0));
  await userEvent.type(number(1), 'CSQU3054383');
  await userEvent.type(size(1), '20{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan'));
});

test.each([
  ['nothing', '', '', ['isian tidak sama dengan jumlah']],
  ['a number', 'CSQU3054383', '', ['Baris 1: Wajib diisi dan berisi angka']],
  ['a size', '', '20', ['Baris 1: Nomor Peti Kemas wajib diisi']],
])('a row with %s says what it lacks', async (_, typedNumber, typedSize, sentences) => {
  const { onSave } = open({ declared: 1 });
  if (typedNumber) await userEvent.type(number(1), typedNumber);
  if (typedSize) await userEvent.type(size(1), typedSize);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sentences),
  );
  expect(onSave).not.toHaveBeenCalled();
});

test('an error keeps to its row where empty rows stand before it', async () => {
  open();
  await userEvent.type(number(2), 'CSQU3054384');
  await userEvent.type(size(2), '20{Enter}');
  await waitFor(() => expect(number(2).getAttribute('aria-invalid')).toBe('true'));
  expect(number(1).getAttribute('aria-invalid')).toBeNull();
});

test('what the server refuses stands at its row', async () => {
  const { onSave } = open({ declared: 1, rows: [{ number: 'CSQU3054383', size: '20' }] });
  onSave.mockRejectedValue(
    Object.assign(new Error('Ada isian yang perlu diperbaiki.'), {
      kind: 'http',
      fieldErrors: [{ path: ['rows', 0, 'number'], message: 'Peti kemas ini tidak ada di manifes.' }],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findAllByText(/Peti kemas ini tidak ada di manifes.$/)).toHaveLength(2);
  expect(number(1).getAttribute('aria-invalid')).toBe('true');
});
