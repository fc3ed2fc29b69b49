import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ContainerListEditor, type ContainerListEditorProps } from './container-list-editor.tsx';

function open(props: Partial<ContainerListEditorProps> = {}) {
  const onSave = vi.fn<ContainerListEditorProps['onSave']>(async () => undefined);
  const onRequestClose = vi.fn();
  render(
    <ContainerListEditor
      open
      heading="Daftar Peti Kemas"
      thing="118"
      declared={2}
      rows={[]}
      onSave={onSave}
      onRequestClose={onRequestClose}
      {...props}
    />,
  );
  return { onSave, onRequestClose };
}

const number = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Nomor Peti Kemas baris ${row}` });

test('rows that were typed are kept as a draft and come back', async () => {
  const { drafts, store } = memoryDrafts();
  open({ draft: { store, key: 'rows' } });
  await userEvent.type(number(1), 'CSQU3054383');
  await waitFor(() => expect(drafts.get('rows')).toBeDefined());
  expect(drafts.get('rows')?.values).toMatchObject({ rows: [{ number: 'CSQU3054383' }, { number: '' }] });
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
  expect(await screen.findAllByText('Peti kemas ini tidak ada di manifes.')).toHaveLength(2);
  expect(number(1).getAttribute('aria-invalid')).toBe('true');
});
