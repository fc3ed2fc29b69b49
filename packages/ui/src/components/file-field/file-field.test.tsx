import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldConforms } from '../../testing/field-conformance.tsx';
import { refuseFile, shownExtension } from './check-file.ts';
import { FileField } from './file-field.tsx';
import { readAsDataUrl } from './read-as-data-url.ts';

const limit = { checkedKb: 2, shownKb: 1 };
const fileOf = (name: string, bytes = 3) => new File([new Uint8Array(bytes).fill(65)], name);

function choose(input: HTMLElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  (input as HTMLInputElement).files = transfer.files;
  fireEvent.change(input);
}

describe('FileField', () => {
  fieldConforms((props) => <FileField limit={limit} {...props} />, {
    typed: false,
    value: '',
    always: ['PDF, JPG, atau PNG, maks. 1 Kb'],
  });

  it('puts the chosen file into the form, and an empty list when it refuses one', () => {
    const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.files?.length);
    render(<FileField label="Berkas" limit={limit} onChange={onChange} />);
    const input = screen.getByLabelText('Berkas');
    choose(input, fileOf('surat.pdf'));
    choose(input, fileOf('surat.exe'));
    expect(onChange.mock.results.map((result) => result.value)).toEqual([1, 0]);
    expect(screen.getByText('Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.')).toBeTruthy();
  });

  it.each([288, 326])(
    'gives the name a line of its own where it does not fit beside three buttons (%i px)',
    (width) => {
      const name = 'surat-penetapan-jalur-dan-nomor-pendaftaran-2026.pdf';
      render(
        <div style={{ inlineSize: width }}>
          <FileField label="Berkas" limit={limit} file={fileOf(name)} onPreview={() => undefined} />
        </div>,
      );
      const nameBox = screen.getByText(name).getBoundingClientRect();
      const open = screen.getByRole('button', { name: 'Lihat' }).getBoundingClientRect();
      expect(open.top).toBeGreaterThanOrEqual(nameBox.bottom);
      expect(nameBox.width).toBeGreaterThan(width / 2);
    },
  );

  it('offers no change while it is disabled', () => {
    render(<FileField label="Berkas" limit={limit} disabled file={fileOf('surat.pdf')} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Ganti')).toBeNull();
  });
});

describe('refuseFile', () => {
  it('goes by the extension and by the size that is checked', () => {
    expect(refuseFile(fileOf('FOTO.JPG', 2048), 'document', limit)).toBeUndefined();
    expect(refuseFile(fileOf('foto.jpg', 2049), 'document', limit)).toBe('tooLarge');
    expect(refuseFile(fileOf('foto.jpg', 0), 'document', limit)).toBe('empty');
    expect(refuseFile(fileOf('laporan.csv'), 'document', limit)).toBe('wrongType');
    expect(refuseFile(fileOf('laporan.CSV'), 'csv', limit)).toBeUndefined();
    expect(refuseFile(fileOf('laporan.pdf'), 'csv', limit)).toBe('notCsv');
  });
});

describe('shownExtension', () => {
  it('is short and never empty', () => {
    expect(['a.pdf', 'a.b.jpeg', 'tanpa', 'a.dokumen'].map(shownExtension)).toEqual([
      'PDF',
      'JPEG',
      '?',
      'DOKU',
    ]);
  });
});

describe('readAsDataUrl', () => {
  it('derives the type from the extension, whatever the operating system reports', async () => {
    const upload = new File(['A'], 'surat.PDF', { type: 'application/x-odd' });
    expect(await readAsDataUrl(upload)).toBe('data:application/pdf;base64,QQ==');
    const excel = new File(['A'], 'laporan.csv', { type: 'application/vnd.ms-excel' });
    expect(await readAsDataUrl(excel)).toBe('data:text/csv;base64,QQ==');
  });
});
