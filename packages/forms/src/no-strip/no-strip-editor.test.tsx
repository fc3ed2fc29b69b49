import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NoStripEditor } from './no-strip-editor.tsx';

test('a row whose deletion fails stays and says why', async () => {
  const onDelete = vi
    .fn()
    .mockRejectedValue(Object.assign(new Error('Data tidak ditemukan.'), { kind: 'http', fieldErrors: [] }));
  render(
    <NoStripEditor
      open
      heading="Daftar No Strip"
      thing="118"
      rows={[{ id: 'a', value6: 'CSQU3054383', value7: '20' }]}
      onAdd={vi.fn()}
      onDelete={onDelete}
      onRequestClose={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hapus CSQU3054383' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hapus CSQU3054383' })).toBeDefined();
});
