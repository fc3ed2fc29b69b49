import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { packageTypes } from '../testing/ppftz-rows.ts';
import { PpftzPackagingPanel } from './ppftz-packaging-panel.tsx';

const packaging = { id: 'k', count: '23', kind: 'ZZ', version: '4' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('offers one packaging only, and changes the version that was seen', async () => {
  const onSave = vi.fn(async () => undefined);
  renderInOffice(<PpftzPackagingPanel packaging={packaging} packageTypes={packageTypes} onSave={onSave} />);
  expect(screen.queryByRole('button', { name: 'Tambah kemasan' })).toBeNull();
  await press('Ubah Kemasan');
  const count = screen.getByRole('textbox', { name: 'Jumlah Kemasan' });
  await userEvent.clear(count);
  await press('Simpan');
  await screen.findByRole('link', { name: 'Kolom Jumlah Kemasan belum diisi' });
  await userEvent.type(count, '24');
  await press('Simpan');
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      { count: '24', kind: 'ZZ' },
      expect.objectContaining({ version: '4' }),
    ),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ubah Kemasan' }));
});
