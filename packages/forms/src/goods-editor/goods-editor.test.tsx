import { type GoodsRow, goodsLineOf } from '@pabean/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../testing/answers.ts';
import { GoodsRecord } from '../testing/goods-record.tsx';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { manyGoods, packageTypes, storedGoods, units } from '../testing/ppftz-rows.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';

type Add = GoodsEditorProps['onAdd'];
type Change = GoodsEditorProps['onChange'];

function open({ onChange = async () => undefined, ...props }: Partial<GoodsEditorProps> = {}) {
  const calls = {
    onAdd: vi.fn<Add>(async () => undefined),
    onChange: vi.fn<Change>(onChange),
    onDelete: vi.fn<GoodsEditorProps['onDelete']>(async () => undefined),
  };
  renderInOffice(
    <GoodsRecord rows={storedGoods} units={units} packageTypes={packageTypes} {...props} {...calls} />,
  );
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function replace(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
}
const sums = () =>
  within(screen.getByRole('rowheader', { name: /^Jumlah \d+ barang/ }).parentElement as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter(Boolean);
async function paste(text: string) {
  await press('Tempel');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Baris' }));
  await userEvent.paste(text);
  await press('Tambahkan');
}

test('an article is added with the taxes that follow, and the next one begins like it', async () => {
  const { onAdd } = open({ rows: [] });
  await press('Tambah barang');
  await userEvent.type(box('Uraian Barang'), 'Meja belajar');
  await userEvent.type(box('Jumlah Satuan'), '2');
  await userEvent.type(screen.getByRole('combobox', { name: 'Jenis Satuan' }), 'set');
  await userEvent.type(box('Jumlah Kemasan'), '1');
  await userEvent.type(screen.getByRole('combobox', { name: 'Jenis Kemasan' }), 'bx');
  await userEvent.type(box('Bruto'), '12,5');
  await userEvent.type(box('Netto'), '11');
  await userEvent.type(box('Nilai Barang'), '2.333.333');
  await replace('Tarif BM', '35');
  await press('Simpan dan tambah lagi');
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
  const [row] = onAdd.mock.calls[0]?.[0] ?? [];
  expect(row && goodsLineOf(row)).toMatchObject({
    unitType: 'SET',
    packageType: 'BX',
    gross: '12.5',
    hsCode: '',
    duty: '816667',
    vat: '346500',
    incomeTax: '236250',
  });
  await screen.findByText('Meja belajar ditambahkan.');
  expect(document.activeElement).toBe(box('Uraian Barang'));
  expect(box('Uraian Barang').value).toBe('');
  expect(box('Tarif BM').value).toBe('35,0');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Jenis Satuan' }).value).toBe('Set');
});

test('a field that is emptied is an error, not the value that was stored', async () => {
  const { onChange } = open();
  await press('Ubah Buku dan alat tulis');
  await userEvent.clear(box('Nilai Barang'));
  await press('Simpan');
  await screen.findByRole('link', { name: 'Kolom Nilai Barang belum diisi' });
  expect(onChange).not.toHaveBeenCalled();
});

test('typing in the table changes its sums and the panel at once, and Escape takes it back', async () => {
  open();
  expect(sums()).toEqual(['14.958.333', '2.316.667', '1.900.250', '1.201.875']);
  screen.getByRole('button', { name: 'Buku dan alat tulis' }).focus();
  await userEvent.keyboard('{ArrowRight}{F2}');
  expect(document.activeElement).toBe(box('Nilai Barang'));
  await replace('Nilai Barang', '2.875.000');
  await waitFor(() => expect(sums()[0]).toBe('15.958.333'));
  const panel = within(screen.getByRole('region', { name: 'Rincian pungutan' }));
  expect(panel.getByText('Buku dan alat tulis')).toBeDefined();
  expect(panel.getByText('2,5 % × 2.875.000')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sums()[0]).toBe('14.958.333'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buku dan alat tulis' }));
});

test('Enter saves what was typed in the table, in the version that was seen', async () => {
  const { onChange } = open();
  await press('Tarif BM Buku dan alat tulis: 0 0,0\u00a0%. Ubah');
  await replace('Tarif BM', '5');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange.mock.calls[0]?.[0]).toMatchObject([{ id: 'g4', version: '1', row: { dutyRate: '5' } }]);
  await waitFor(() => expect(sums()[1]).toBe('2.410.417'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buku dan alat tulis' }));
});

test('arrows go from row to row in the same column', async () => {
  open();
  screen.getByRole('button', { name: /^Lemari pendingin/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tarif BM Sofa/);
});

test('a deleted article is reported, and the input is kept', async () => {
  open({
    onChange: () => Promise.reject(Object.assign(refusal('Sudah diubah.'), { status: 412 })),
    loadLatest: async () => storedGoods.slice(0, 3),
  });
  await press('Ubah Buku dan alat tulis');
  await replace('Uraian Barang', 'Buku');
  await press('Simpan');
  await screen.findByRole('group', { name: /sudah dihapus di tempat lain/ });
  expect(box('Uraian Barang').value).toBe('Buku');
});

test('a copy begins with all of an article', async () => {
  const { onAdd } = open();
  await press('Gandakan Buku dan alat tulis');
  await replace('Uraian Barang', 'Kamus');
  await press('Simpan');
  await waitFor(() =>
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ description: 'Kamus', value: '1875000' }]),
  );
});

test('several are deleted together, and come back together', async () => {
  const { onDelete, onAdd } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Buku dan alat tulis' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pilih Sofa/ }));
  await press('Hapus yang dipilih');
  expect(screen.getByText('Hapus 2 barang?')).toBeDefined();
  await press('Hapus');
  await screen.findByText('2 baris dihapus.');
  expect(onDelete).toHaveBeenCalledWith(['g2', 'g4']);
  const undo = screen.getByRole('button', { name: 'Urungkan' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  await screen.findByText('2 baris dikembalikan di akhir daftar.');
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ hsCode: '94016100' }, { hsCode: '49019990' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah barang' }));
});

test('each pasted line shows its errors, and none is added', async () => {
  const { onAdd } = open();
  const good = 'Meja,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,11,7.5';
  await paste(
    [good, good.replace('SET', 'XYZ'), good.replace('12.5', 'x'), good.replace('1500000', '-1')].join('\n'),
  );
  const region = await screen.findByRole('region', { name: /^3 baris perlu/ });
  expect(region.textContent).toContain('Pilih Jenis Satuan dari daftar.');
  expect(region.textContent).toContain('Bruto harus berisi angka.');
  expect(region.textContent).toContain('Nilai Barang minimal 0.');
  expect(onAdd).not.toHaveBeenCalled();
});

test('units and packages are read by their code, name or another word, and the nearest one to another is named', async () => {
  const { onAdd } = open({ rows: [] });
  const line = 'Meja,2,Set,1,Carton,12.5,11.5,1500000,94036090,7.5,11,7.5';
  await paste([line, line.replace('Set', 'UNIT'), line.replace('Set', 'unitt')].join('\n'));
  const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
  expect(region.textContent).toContain(
    'Pilih Jenis Satuan dari daftar. Apakah maksudnya NIU (Number of international units)?',
  );
  await press('Tambahkan 2 baris yang benar');
  await waitFor(() =>
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject([
      { unitType: 'SET', packageType: 'CT' },
      { unitType: 'NIU', packageType: 'CT' },
    ]),
  );
});

const line = (values: { name?: string; unit?: string; gross?: string; value?: string } = {}) => {
  const { name = 'Meja', unit = 'SET', gross = '12,5', value = '1500000' } = values;
  return [name, '2', unit, '1', 'BX', gross, '1', value, '94036090', '7,5', '11', '7,5'].join('\t');
};
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value;

test('the wrong lines stay in the box when the right ones are added, and no line is added twice', async () => {
  const { onAdd } = open({ rows: [] });
  const wrong = line({ name: 'Kursi "putar"', unit: 'XYZ' });
  await paste([line(), wrong, line({ name: 'Lemari' })].join('\n'));
  await press('Tambahkan 2 baris yang benar');
  const region = await screen.findByRole('region', {
    name: '2 baris ditambahkan. 1 baris yang salah masih di sini.',
  });
  await waitFor(() => expect(document.activeElement).toBe(region));
  expect(text()).toContain('XYZ');
  expect(text()).not.toContain('Meja');
  await replace('Jenis Satuan', 'SET');
  await press('Tambahkan');
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2));
  expect(onAdd.mock.calls.map(([rows]) => rows.map(({ description }) => description))).toEqual([
    ['Meja', 'Lemari'],
    ['Kursi "putar"'],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a cell is fixed where it is refused, in the text as well', async () => {
  const { onAdd } = open({ rows: [] });
  await paste([line(), line({ unit: 'XYZ', gross: 'berat' })].join('\n'));
  const group = within(await screen.findByRole('group', { name: 'Baris 2' }));
  const gross = group.getByRole<HTMLInputElement>('textbox', { name: 'Bruto' });
  expect(gross.value).toBe('berat');
  await userEvent.clear(gross);
  await userEvent.type(gross, '8,25{Enter}');
  await waitFor(() => expect(gross.getAttribute('aria-invalid')).toBeNull());
  expect(document.activeElement).toBe(gross);
  expect(text()).toContain('XYZ\t1\tBX\t8,25');
  const unit = group.getByRole('textbox', { name: 'Jenis Satuan' });
  await userEvent.clear(unit);
  await userEvent.type(unit, 'unitt{Enter}');
  await group.findByText(/Apakah maksudnya/);
  await userEvent.clear(unit);
  await userEvent.type(unit, 'set');
  await press('Tambahkan');
  await waitFor(() =>
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{}, { gross: '8.25', unitType: 'SET' }]),
  );
});

test.each([
  ['a comma before decimals elsewhere', '12,5', '1500000', '1234'],
  ['a point that groups an amount', '12', '1.500.000', '1234'],
  ['a point before decimals elsewhere', '12.5', '1500000', '1.23'],
])('a number that fits both notations is read as the text has it: %s', async (_, gross, value, read) => {
  const { onAdd } = open({ rows: [] });
  const other = read === '1234' ? '1.234' : '1.230';
  await paste(
    [line({ gross, value }).replaceAll('7,5', '7'), line({ gross: other }).replaceAll('7,5', '7')].join('\n'),
  );
  await waitFor(() => expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{}, { gross: read }]));
});

test('if the notation is ambiguous, it is asked once', async () => {
  const { onAdd } = open({ rows: [] });
  const plain = (gross: string) => line({ gross }).replaceAll('7,5', '7');
  await paste([plain('1.234'), plain('2.500')].join('\n'));
  const asked = await screen.findByRole('group', {
    name: 'Titik = ribuan? “1.234” dapat berarti 1234 atau 1,234.',
  });
  expect(document.activeElement).toBe(asked);
  expect(onAdd).not.toHaveBeenCalled();
  await press('Ya, ribuan');
  await waitFor(() => expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ gross: '1234' }, { gross: '2500' }]));
});

test('a text or a number with both notations gets an error', async () => {
  const { onAdd } = open({ rows: [] });
  await paste(
    [
      line({ gross: '12,5' }),
      line({ gross: '8.25' }),
      line({ gross: '1.234' }),
      line({ gross: '1.234,567.8' }),
    ].join('\n'),
  );
  const region = await screen.findByRole('region', { name: /^2 baris perlu/ });
  expect(region.textContent).toContain(
    'Teks ini memakai koma untuk desimal di baris 1, tetapi titik di baris 2.',
  );
  expect(region.textContent).toContain(
    'Titik dan koma dalam angka ini tidak cocok. Tulis 1.234,5 atau 1,234.5.',
  );
  expect(onAdd).not.toHaveBeenCalled();
});

test('a line with another separator than the text shows it', async () => {
  open({ rows: [] });
  await paste([line(), 'Meja;2;SET;1;BX;12;1;1500000'].join('\n'));
  const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
  expect(region.textContent).toContain(
    'Kolom baris ini dipisahkan tanda titik koma, kolom teks ini tanda tab.',
  );
  expect(region.textContent).not.toContain('belum diisi');
});

test('a comma before decimals that has become a column is named', async () => {
  open({ rows: [] });
  await paste('Meja,2,SET,1,BX,12,5,11,1500000,94036090,7,11,7');
  const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
  expect(region.textContent).toContain('Baris ini berisi 13 kolom, seharusnya 12.');
  expect(region.textContent).toContain('Koma memisahkan kolom');
});

test('the maximum number of goods is shown first', async () => {
  open();
  expect(screen.getByText('Paling banyak 5.000 baris.')).toBeDefined();
  await press('Tempel');
  await screen.findByText(/Paling banyak 5\.000 baris; 4\.996 lagi dapat ditambahkan\./);
});

test.each([['12000000000'], ['999999999999999999']])(
  'nothing of the table is cut off where goods cost %s',
  async (value) => {
    const { vat, incomeTax, duty } = goodsLineOf({ ...(storedGoods[0] as GoodsRow), value });
    const rows = storedGoods.map((row) => ({ ...row, value, vat, incomeTax, duty }));
    for (const readOnly of [false, true]) {
      const { container, unmount } = renderInOffice(
        <GoodsRecord
          rows={rows}
          units={units}
          packageTypes={packageTypes}
          readOnly={readOnly}
          onAdd={async () => undefined}
          onChange={async () => undefined}
          onDelete={async () => undefined}
        />,
      );
      for (const width of [360, 600, 720, 800, 900, 1000, 1120, 1200, 1400, 1600]) {
        container.style.inlineSize = `${width}px`;
        const table = screen.getByRole('table');
        const frame = (table.parentElement as HTMLElement).getBoundingClientRect();
        expect(table.getBoundingClientRect().right, String(width)).toBeLessThanOrEqual(frame.right);
      }
      unmount();
    }
  },
);

test('a net weight above the gross one is asked about, and can be saved', async () => {
  const { onChange } = open();
  await press('Ubah Buku dan alat tulis');
  await replace('Bruto', '10');
  await replace('Netto', '10,5');
  await screen.findByText(/^Netto 10,50 kg lebih berat daripada bruto 10,00 kg/);
  await press('Simpan');
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await press('Ubah Buku dan alat tulis');
  await replace('Bruto', '11');
  await replace('Netto', '10,5');
  expect(screen.queryByText(/lebih berat daripada/)).toBeNull();
});

test('units and packages are shown by their names, and pieces without decimals', async () => {
  open();
  const row = screen.getByRole('row', { name: /Pakaian dan perlengkapan/ });
  expect(row.textContent).toContain('14 Set · 14 Carton');
  await press('Ubah Pakaian dan perlengkapan pribadi');
  expect(box('Jumlah Satuan').value).toBe('14');
  await replace('Jumlah Satuan', '1,50');
  await userEvent.tab();
  expect(box('Jumlah Satuan').value).toBe('1,5');
});

test('the pasted lines alone are set in mono, not their label and hint', async () => {
  open();
  await press('Tempel');
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' });
  const fontOf = (element: Element | null | undefined) => element && getComputedStyle(element).fontFamily;
  expect(fontOf(area.labels[0])).toBe(fontOf(document.body));
  expect(fontOf(document.getElementById(area.getAttribute('aria-describedby') ?? ''))).toBe(
    fontOf(document.body),
  );
  expect(fontOf(area)).not.toBe(fontOf(document.body));
});

test('more goods than a record may have are refused as a whole', async () => {
  const { onAdd } = open({ rows: manyGoods(4999) });
  const line = 'Meja,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,11,7.5';
  await paste(`${line}\n${line}`);
  await screen.findByRole('group', { name: 'isian tidak boleh lebih dari 5000' });
  expect(onAdd).not.toHaveBeenCalled();
});

test('5,000 pasted lines are read, added and counted', async () => {
  const { onAdd } = open({ rows: [] });
  const lines = Array.from({ length: 5000 }, (_, n) => `Barang ${n},1,PCE,1,BX,1,1,${n},,10,11,7.5`);
  await paste(lines.join('\n'));
  await screen.findByRole('rowheader', { name: 'Jumlah 5000 barang' });
  expect(onAdd.mock.calls[0]?.[0]).toHaveLength(5000);
  expect(sums()[0]).toBe('12.497.500');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('what was typed comes back as a draft', async () => {
  const [first] = storedGoods;
  const { store } = memoryDrafts({
    'ppftz-goods/7': {
      version: 1,
      savedAt: '2026-03-02T01:00:00Z',
      values: { ...first, description: 'Lemari es' },
    },
  });
  open({ draft: { store, record: '7' } });
  await press('Tambah barang');
  await press('Pulihkan draf');
  expect(box('Uraian Barang').value).toBe('Lemari es');
  expect(box('Nilai Barang').value).toBe('6.500.000');
});

test('an unusual rate of VAT causes a warning and is counted, and can be saved', async () => {
  const defaults = { duty: '0', vat: '12', incomeTax: '7.5' };
  const { onAdd } = open({ defaults, rows: storedGoods.slice(0, 1) });
  const row = screen.getByRole('row', { name: /Lemari pendingin/ });
  expect(within(row).getByText('PPN biasanya 12,0 %')).toBeDefined();
  expect(screen.getByText('1 barang memakai tarif PPN lain dari 12,0 %. Periksa lagi.')).toBeDefined();
  await paste(
    'Meja,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,0,7.5\nKursi,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,,7.5',
  );
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
  expect(onAdd.mock.calls[0]?.[0].map(({ vatRate }) => vatRate)).toEqual(['0', '12']);
  await screen.findByText('2 barang memakai tarif PPN lain dari 12,0 %. Periksa lagi.');
});

test('the rate of VAT is warned of while it is typed', async () => {
  open({ rows: [], defaults: { duty: '0', vat: '11', incomeTax: '7.5' } });
  await press('Tambah barang');
  expect(screen.queryByText('PPN biasanya 11,0 %')).toBeNull();
  await replace('Tarif PPN', '10');
  await screen.findByText('PPN biasanya 11,0 %');
  expect(box('Tarif PPN').getAttribute('aria-invalid')).not.toBe('true');
});
