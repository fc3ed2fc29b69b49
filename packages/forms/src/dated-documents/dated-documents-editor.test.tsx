import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DatedDocumentsEditor } from './dated-documents-editor.tsx';

test('a refused row stays as it was typed, and says why', async () => {
  const onAdd = vi.fn().mockRejectedValue(
    Object.assign(new Error('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.'), {
      kind: 'http',
      fieldErrors: [],
    }),
  );
  render(
    <DatedDocumentsEditor
      open
      heading="Daftar Dokumen Cukai (CK)"
      thing="118"
      declared={2}
      rows={[]}
      limit={{ checkedKb: 2100, shownKb: 2000 }}
      onAdd={onAdd}
      onDelete={vi.fn()}
      onRequestClose={vi.fn()}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor' }), 'CK1-002');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal' }), '21-09-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah baris' }));
  expect(await screen.findByText(/Permohonan sudah dikirim/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor' }).value).toBe('CK1-002');
});
