import type { StoredPpftzContainer } from '@pabean/api/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { storedContainers } from '../testing/ppftz-rows.ts';
import { PpftzContainers, type PpftzContainersProps } from './ppftz-containers.tsx';

type Add = NonNullable<PpftzContainersProps['onAdd']>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Stores added rows and removes deleted ones, as a page does. */
function Record({ onAdd, ...props }: PpftzContainersProps) {
  const [rows, setRows] = useState<readonly StoredPpftzContainer[]>(props.rows);
  return (
    <PpftzContainers
      {...props}
      rows={rows}
      onAdd={async (added, options) => {
        await onAdd?.(added, options);
        setRows([...rows, ...added.map((row) => ({ ...row, id: row.number }))]);
      }}
      onDelete={async (id) => setRows(rows.filter((row) => row.id !== id))}
    />
  );
}

async function paste(text: string) {
  await press('Tempel');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Baris' }));
  await userEvent.paste(text);
  await press('Tambahkan');
}

test('after a deletion the focus is on the restore button, which adds the container again', async () => {
  const onAdd = vi.fn<Add>(async () => undefined);
  renderInOffice(<Record rows={storedContainers} onAdd={onAdd} />);
  await press('Hapus CSQU3054383');
  await press('Hapus');
  await screen.findByText('CSQU3054383 dihapus.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Urungkan' }));
  await press('Urungkan');
  await screen.findByText('1 baris dikembalikan di akhir daftar.');
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ number: 'CSQU3054383' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah kontainer' }));
});

test('where nothing can be added, the focus is on the row in its place after a deletion, then on the section', async () => {
  const { rerender } = renderInOffice(
    <PpftzContainers rows={storedContainers} onDelete={async () => undefined} />,
  );
  for (const [number, next] of [
    ['CSQU3054383', 'Hapus TRHU2847190'],
    ['TRHU2847190', undefined],
  ] as const) {
    await press(`Hapus ${number}`);
    await press('Hapus');
    const left = next === undefined ? [] : storedContainers.filter((row) => row.number !== number);
    rerender(<PpftzContainers rows={left} onDelete={async () => undefined} />);
    await screen.findByText(`${number} dihapus.`);
    const { activeElement } = document;
    if (next) expect(activeElement).toBe(screen.getByRole('button', { name: next }));
    else expect(activeElement).toBe(screen.getByRole('region', { name: 'Kontainer' }));
  }
});

test('a deletion that fails leaves the row, and shows the reason', async () => {
  renderInOffice(
    <PpftzContainers
      rows={storedContainers}
      onDelete={() => Promise.reject(refusal('Data tidak ditemukan.'))}
    />,
  );
  await press('Hapus CSQU3054383');
  await press('Hapus');
  expect((await screen.findByText('Data tidak ditemukan.')).role).toBe('alert');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hapus CSQU3054383' }));
});

test('a number that is there already is refused at once', async () => {
  const onAdd = vi.fn<Add>();
  renderInOffice(<PpftzContainers rows={storedContainers} onAdd={onAdd} />);
  await press('Tambah kontainer');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor Peti Kemas' }), 'csqu3054383');
  await userEvent.click(screen.getByRole('radio', { name: '20 kaki' }));
  await userEvent.click(screen.getByRole('radio', { name: /^LCL/ }));
  await press('Simpan');
  await screen.findByRole('link', { name: 'Nomor Peti Kemas sudah ada di baris lain.' });
  expect(onAdd).not.toHaveBeenCalled();
});

test('each line shows its errors, and none is added', async () => {
  const onAdd = vi.fn<Add>(async () => undefined);
  renderInOffice(<PpftzContainers rows={storedContainers} onAdd={onAdd} />);
  await paste('MSKU1234565,20,FCL\nMSKU1234565,40,X\nCSQU3054383,20,L\nSEGU5201764,12,F');
  const region = await screen.findByRole('region', { name: /^3 baris perlu/ });
  for (const sentence of [
    'Pilih Jenis Kontainer dari daftar.',
    'Nomor Peti Kemas sama dengan baris 1',
    'Nomor Peti Kemas sudah ada di baris lain.',
    'Nomor Peti Kemas tidak valid.',
    'Pilih Ukuran Kontainer dari daftar.',
  ])
    expect(region.textContent).toContain(sentence);
  expect(onAdd).not.toHaveBeenCalled();
  await press('Tambahkan 1 baris yang benar');
  expect(onAdd.mock.calls[0]?.[0]).toEqual([{ number: 'MSKU1234565', size: '20', kind: 'F' }]);
});

test('a line that the server refuses is named, and the text stays', async () => {
  const onAdd = vi
    .fn<Add>()
    .mockRejectedValue(refusal('Ditolak', { path: ['rows', 1, 'number'], message: 'Nomor ini diblokir.' }));
  renderInOffice(<PpftzContainers rows={[]} onAdd={onAdd} />);
  await paste('Nomor,Ukuran,Jenis\nMSKU1234565,20,FCL\nSEGU5201769,20,FCL');
  const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
  expect(region.textContent).toContain('Baris 3');
  expect(region.textContent).toContain('Nomor ini diblokir.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toContain('SEGU5201769');
});

test('what is under way is called off, and the text stays', async () => {
  let aborted = false;
  const onAdd = vi.fn<Add>(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      }),
  );
  renderInOffice(<PpftzContainers rows={[]} onAdd={onAdd} />);
  await paste('MSKU1234565,20,FCL');
  await userEvent.click(await screen.findByRole('button', { name: 'Batalkan pengiriman' }));
  const told = await screen.findByRole('group', { name: /^Pengiriman dibatalkan/ });
  expect(aborted).toBe(true);
  expect(document.activeElement).toBe(told);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toBe(
    'MSKU1234565,20,FCL',
  );
});

test('what was typed comes back as a draft', async () => {
  const values = { number: 'MSKU1234565', size: '45', kind: '' };
  const drafts = memoryDrafts({
    'ppftz-container/7': { version: 1, savedAt: '2026-03-02T01:00:00Z', values },
  });
  renderInOffice(
    <PpftzContainers rows={[]} onAdd={vi.fn<Add>()} draft={{ store: drafts.store, record: '7' }} />,
  );
  await press('Tambah kontainer');
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor Peti Kemas' }).value).toBe(
    'MSKU1234565',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '45 kaki' }).checked).toBe(true);
});
