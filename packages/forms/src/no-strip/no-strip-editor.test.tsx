import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { NoStripEditor } from './no-strip-editor.tsx';

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

test('a row whose deletion fails stays and says why', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hapus CSQU3054383' })).toBeDefined();
});
