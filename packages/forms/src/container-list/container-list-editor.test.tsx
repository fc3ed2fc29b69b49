import { containerCheckDigit } from '@pabean/api/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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

test('typed rows are stored as a draft and restored', async () => {
  const { valuesOf, store } = memoryDrafts();
  open({ draft: { store, record: '7' } });
  await userEvent.type(number(1), 'CSQU3054383');
  await waitFor(() => expect(valuesOf('containers/7')).toBeDefined());
  expect(valuesOf('containers/7')).toMatchObject({
    rows: [{ number: 'CSQU3054383' }, { number: '' }],
  });
});

test('onSaved gets the response, after the draft is removed', async () => {
  const { drafts, store } = memoryDrafts();
  const { onSaved } = open({ declared: 1, draft: { store } });
  onSaved.mockImplementation(() => expect(drafts.size).toBe(0));
  await userEvent.type(number(1), 'CSQU3054383');
  await userEvent.type(size(1), '20{Enter}{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan'));
});

test.each([
  ['nothing', '', '', ['isian tidak sama dengan jumlah']],
  ['a number', 'CSQU3054383', '', ['Baris 1: Wajib diisi dan berisi angka']],
  ['a size', '', '20', ['Baris 1: Nomor Peti Kemas wajib diisi']],
])('a row with %s shows its error', async (_, typedNumber, typedSize, sentences) => {
  const { onSave } = open({ declared: 1 });
  if (typedNumber) await userEvent.type(number(1), typedNumber);
  if (typedSize) await userEvent.type(size(1), typedSize);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sentences),
  );
  expect(onSave).not.toHaveBeenCalled();
});

test('what was fixed goes from the list above the rows', async () => {
  open();
  await userEvent.type(number(1), 'CSQU3054383');
  await userEvent.type(number(2), 'TGHU6972223');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  await userEvent.type(size(1), '20{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Baris 2: Wajib diisi dan berisi angka',
    ]),
  );
});

test('a server error is shown at its row even after empty rows', async () => {
  open();
  await userEvent.type(number(2), 'CSQU3054384');
  await userEvent.type(size(2), '20{Control>}{Enter}{/Control}');
  await waitFor(() => expect(number(2).getAttribute('aria-invalid')).toBe('true'));
  expect(number(1).getAttribute('aria-invalid')).toBeNull();
});

test('a server error is shown at its row', async () => {
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

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const ten = `CTHU${String(index).padStart(6, '0')}`;
    return { number: `${ten}${containerCheckDigit(ten)}`, size: '20' };
  });
const three = [
  { number: 'CSQU3054383', size: '20' },
  { number: 'TGHU6972223', size: '40' },
  { number: 'TCLU7697364', size: '45' },
];
const drawn = () => document.querySelectorAll('[data-list-row]').length;

test('of a long list only the rows around what is in sight are drawn', async () => {
  open({ declared: 5000, rows: many(5000) });
  await waitFor(() => expect(document.activeElement).toBe(number(1)));
  expect(drawn()).toBeGreaterThan(5);
  expect(drawn()).toBeLessThanOrEqual(200);
  expect(screen.getByText('5000 dari 5000 baris terisi', { selector: 'b' })).toBeDefined();
});

test('a long list opens at its first empty row', async () => {
  open({ declared: 3000, rows: many(2000) });
  await waitFor(() => expect(document.activeElement).toBe(number(2001)));
});

test('the row with the focus stays, with what was typed, when people scroll away', async () => {
  open({ declared: 5000, rows: many(5000) });
  await waitFor(() => expect(document.activeElement).toBe(number(1)));
  await userEvent.type(number(1), '{Backspace}9');
  const body = number(1).closest('ol')?.parentElement?.parentElement as HTMLElement;
  body.scrollTop = 90_000;
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Nomor Peti Kemas baris 2250' })).toBeDefined(),
  );
  expect(document.activeElement).toBe(number(1));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(number(2)));
  await waitFor(() => expect(body.scrollTop).toBeLessThan(200));
});

test('rows that come into sight show their own values, not those of the rows before them', async () => {
  const rows = many(5000);
  const wrong = rows.map((row, index) => (index === 2 ? { ...row, number: 'CSQU3054384', size: '' } : row));
  open({ declared: 5000, rows: wrong });
  await waitFor(() => expect(document.activeElement).toBe(number(1)));
  await userEvent.type(number(4), 'X');
  await userEvent.type(number(1), '{Backspace}');
  expect(values(4)[2]).toEqual(['CSQU3054384', '']);
  expect(number(4).getAttribute('aria-invalid')).toBe('true');
  const body = number(1).closest('ol')?.parentElement?.parentElement as HTMLElement;
  const inSight = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Nomor Peti Kemas baris/ })
      .map((field) => ({ field, row: Number(field.ariaLabel?.match(/\d+$/)?.[0]) }));
  for (const top of [60_000, 120_000, 40_000]) {
    body.scrollTop = top;
    await waitFor(() => expect(inSight().some(({ row }) => Math.abs(row - top / 40) < 30)).toBe(true));
    const drawn = inSight().filter(({ row }) => row > 4);
    expect(drawn.map(({ field }) => field.value)).toEqual(drawn.map(({ row }) => rows[row - 1]?.number));
    expect(drawn.filter(({ field }) => field.ariaInvalid === 'true')).toEqual([]);
  }
  body.scrollTop = 0;
  await waitFor(() => expect(values(4)[2]).toEqual(['CSQU3054384', '']));
  expect(number(4).value).toBe(`${rows[3]?.number}X`);
  expect(number(4).getAttribute('aria-invalid')).toBe('true');
  expect(number(1).value).toBe(rows[0]?.number.slice(0, -1));
});

test('errors of rows out of view are listed, and rendered when their link is used', async () => {
  const rows = many(5000);
  const wrong = rows.with(4321, { number: 'CSQU3054384', size: '20' });
  open({ declared: 5000, rows: wrong });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await userEvent.click(await screen.findByRole('link', { name: /^Baris 4322/ }));
  expect(document.activeElement).toBe(number(4322));
});

test('of thousands that are wrong the first are listed, and how many there are', async () => {
  open({ declared: 3000, rows: many(3000).map(({ number }) => ({ number, size: 'x' })) });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('heading', { name: 'Ada 3000 isian yang perlu diperbaiki' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(21);
  await userEvent.click(screen.getByRole('link', { name: /^Dan 2980 baris lain/ }));
  expect(document.activeElement).toBe(size(21));
});

test('duplicates are not sent: the later row names the other one, wherever that moves', async () => {
  const [one, two, three] = many(3);
  if (!one || !two || !three) throw new Error('There are three.');
  open({ declared: 3, rows: [one, two, two] });
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('link', { name: 'Baris 3: Nomor Peti Kemas sama dengan baris 2.' });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
  expect(screen.getByText('Nomor Peti Kemas sama dengan baris 1.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
  expect(screen.queryByText('Nomor Peti Kemas sama dengan baris 1.')).toBeNull();
});

/** Pastes as a browser does; returns whether the field handles the text itself. */
function paste(into: HTMLElement, text: string) {
  into.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
const textOf = (rows: readonly { number: string; size: string }[], separator = '\t', end = '\r\n') =>
  rows.map(({ number, size }) => `${number}${separator}${size}${end}`).join('');
const values = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    number(index + 1).value,
    (size(index + 1) as HTMLInputElement).value,
  ]);

describe('what is pasted into a field', () => {
  test.each([
    ['tabs', (rows: typeof three) => textOf(rows)],
    ['commas', (rows: typeof three) => textOf(rows, ',', '\n')],
    ['semicolons', (rows: typeof three) => textOf(rows, ';', '\r')],
    ['a head', (rows: typeof three) => `Nomor Peti Kemas\tUkuran\n${textOf(rows)}`],
    ['quotes', (rows: typeof three) => textOf(rows.map((row) => ({ ...row, number: `"${row.number}"` })))],
    ['empty lines', (rows: typeof three) => `\n\n${textOf(rows, '\t', '\n\n')}`],
    [
      'blanks and small letters',
      (rows: typeof three) =>
        textOf(
          rows.map(({ number, size }) => ({
            number: ` ${number.toLowerCase().replace(/(.{4})/, '$1 ')}`,
            size,
          })),
        ),
    ],
  ])('fills the rows from there on: %s', async (_, write) => {
    open({ declared: 5 });
    expect(paste(number(2), write(three))).toBe(false);
    await screen.findByText('3 baris ditambahkan mulai baris 2.');
    expect(document.activeElement).toBe(number(2));
    expect(values(5)).toEqual([['', ''], ...three.map(({ number, size }) => [number, size]), ['', '']]);
  });

  test('is left to the field where it is one value', () => {
    open();
    expect(paste(number(1), ' CSQU 305438-3\r\n')).toBe(true);
  });

  test('fills one column where it is one, and keeps the other', async () => {
    const [one, two] = many(2);
    if (!one || !two) throw new Error('There are two.');
    open({ declared: 3, rows: [one, { ...two, size: '45' }] });
    paste(size(1), '40\n20\n');
    await waitFor(() =>
      expect(values(2)).toEqual([
        [one.number, '40'],
        [two.number, '20'],
      ]),
    );
    paste(number(2), 'CSQU3054383\nTCLU7697364');
    await waitFor(() =>
      expect(values(3)).toEqual([
        [one.number, '40'],
        ['CSQU3054383', '20'],
        ['TCLU7697364', ''],
      ]),
    );
  });

  test('is taken back as a whole', async () => {
    const [one] = many(1);
    if (!one) throw new Error('There is one.');
    open({ declared: 3, rows: [one] });
    paste(number(1), textOf(three));
    await waitFor(() => expect(values(3)).toEqual(three.map(({ number, size }) => [number, size])));
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(document.activeElement).toBe(number(1)));
    expect(values(3)).toEqual([
      [one.number, '20'],
      ['', ''],
      ['', ''],
    ]);
  });

  test('adds nothing where there are too many, and keeps the text', async () => {
    open({ declared: 2 });
    paste(number(1), textOf(three));
    expect(await screen.findByRole('group', { name: 'isian tidak boleh lebih dari 2' })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toContain(
      'TCLU7697364',
    );
    expect(screen.queryByRole('button', { name: /yang benar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(document.activeElement).toBe(number(1)));
    expect(values(2)).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('lists each bad line and adds nothing until the user decides', async () => {
    const [one] = many(1);
    if (!one) throw new Error('There is one.');
    open({ declared: 9, rows: [one] });
    const lines = [
      'Nomor,Ukuran',
      'CSQU3054384,20',
      'TCLU7697364,x',
      `${one.number},20`,
      'TGHU6972223,40',
      'TGHU6972223,20',
      'CSQU3054383',
      ',20',
      'OOLU1988438,20,x',
    ];
    paste(number(2), lines.join('\n'));
    const region = await screen.findByRole('region', {
      name: '7 baris perlu diperbaiki. Belum ada yang ditambahkan.',
    });
    expect(document.activeElement).toBe(region);
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Baris 2CSQU3054384,20Nomor Peti KemasNomor Peti Kemas tidak valid. Angka pemeriksa untuk CSQU 305438 adalah 3, bukan 4.',
      'Baris 3TCLU7697364,xUkuran (kaki)Wajib diisi dan berisi angka',
      `Baris 4${one.number},20Nomor Peti KemasNomor Peti Kemas sama dengan baris 1.`,
      'Baris 6TGHU6972223,20Nomor Peti KemasNomor Peti Kemas sama dengan baris 5 teks ini.',
      'Baris 7CSQU3054383Ukuran (kaki)Wajib diisi dan berisi angka',
      'Baris 8,20Nomor Peti KemasNomor Peti Kemas wajib diisi',
      'Baris 9OOLU1988438,20,xBaris ini berisi 3 kolom, seharusnya 2.',
    ]);
    await userEvent.click(within(region).getByRole('button', { name: 'Baris 3' }));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' });
    expect(document.activeElement).toBe(area);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('TCLU7697364,x');
    await userEvent.click(screen.getByRole('button', { name: 'Tambahkan 1 baris yang benar' }));
    await screen.findByRole('region', { name: '1 baris ditambahkan. 7 baris yang salah masih di sini.' });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toBe(
      lines.filter((line) => line !== 'TGHU6972223,40').join('\n'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(document.activeElement).toBe(number(2)));
    expect(values(3)).toEqual([
      [one.number, '20'],
      ['TGHU6972223', '40'],
      ['', ''],
    ]);
    await screen.findByText('1 baris ditambahkan mulai baris 2.');
  });

  test('of sizes alone adds none while one is wrong, for the others would move to other numbers', async () => {
    const [one, two, three] = many(3);
    if (!one || !two || !three) throw new Error('There are three.');
    open({ declared: 3, rows: [one, two, three] });
    paste(size(1), '40\nx\n45');
    const region = await screen.findByRole('region', { name: /^1 baris perlu/ });
    expect(region.textContent).toContain('Wajib diisi dan berisi angka');
    expect(screen.queryByRole('button', { name: /yang benar/ })).toBeNull();
  });

  test('is fixed in place and tried again', async () => {
    open({ declared: 2 });
    paste(number(1), 'CSQU3054384,20\nTGHU6972223,40');
    await screen.findByRole('region', { name: /^1 baris perlu/ });
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' });
    area.focus();
    area.setRangeText('3', 10, 11);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(values(2)).toEqual([
        ['CSQU3054383', '20'],
        ['TGHU6972223', '40'],
      ]),
    );
  });

  test('takes 5,000 lines', async () => {
    open({ declared: 5000 });
    await waitFor(() => expect(document.activeElement).toBe(number(1)));
    paste(number(1), textOf(many(5000)));
    await screen.findByText('5000 dari 5000 baris terisi', { selector: 'b' });
    await waitFor(() => expect(document.activeElement).toBe(number(1)));
    expect(drawn()).toBeLessThanOrEqual(200);
  });

  test.each([
    ['=HYPERLINK("https://contoh.test";"klik"),20'],
    ['<script>alert(1)</script>,20'],
    ['<img src=x onerror=alert(1)>,20'],
    ['CSQU3054383\u202e,20'],
    ['CSQU\u200b3054383,20'],
    ['CSQU3054383\0,20'],
    [`${'A'.repeat(10_000)},20`],
    ['ＣＳＱＵ3054383,20'],
    ['CSQU3054383,２０'],
    ['"CSQU3054383,20'],
  ])('is refused and shown harmlessly: %j', async (line) => {
    const { onSave } = open({ declared: 3 });
    paste(number(1), `${line}\nTGHU6972223,40`);
    const region = await screen.findByRole('region', { name: /perlu diperbaiki/ });
    expect(document.querySelector('dialog script, dialog img, dialog a')).toBeNull();
    expect(region.textContent?.length).toBeLessThan(400);
    expect(region.textContent).not.toMatch(/[\u202e\u200b\0]/);
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('a CSV that is imported', () => {
  const choose = async (content: BlobPart, name = 'kontainer.csv') => {
    await userEvent.click(screen.getByRole('button', { name: 'Impor CSV' }));
    await userEvent.upload(screen.getByLabelText(/^Berkas CSV/), new File([content], name));
  };
  const utf16 = (text: string) =>
    new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);

  test.each([
    ['with a byte order mark and quotes', `\ufeff"Nomor Peti Kemas","Ukuran"\r\n"CSQU 305438 3","20"\r\n`],
    [
      'in Windows-1252',
      Uint8Array.from('Num\u00e9ro;Ukuran\r\nCSQU3054383;20\r\n', (sign) => sign.charCodeAt(0)),
    ],
    ['with a line that names its separator', 'sep=;\nNomor (a,b);Ukuran\nCSQU3054383;20;;\n'],
    ['as UTF-16', utf16('Nomor\tUkuran\r\nCSQU3054383\t20\r\n')],
  ])('becomes rows: %s', async (_, content) => {
    open({ declared: 1 });
    await choose(content);
    await waitFor(() => expect(values(1)).toEqual([['CSQU3054383', '20']]));
  });

  test.each([
    ['bytes of a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 1])],
    ['an encoding of another age', new Uint8Array([0x43, 0x61, 0x66, 0x82, 0x0a])],
    ['NUL', 'CSQU3054383\0,20'],
  ])('is refused as a whole where it is no text: %s', async (_, content) => {
    open({ declared: 1 });
    await choose(content);
    expect(await screen.findByRole('group', { name: 'Cannot read file !' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(number(1)));
    expect(values(1)).toEqual([['', '']]);
  });

  test('stays as text where a line is wrong', async () => {
    open({ declared: 2 });
    await choose('CSQU3054384,20');
    expect(await screen.findByRole('region', { name: /^1 baris perlu/ })).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toBe('CSQU3054384,20');
  });
});

test('a text that was not taken is asked about before the dialog closes, and comes back', async () => {
  open({ declared: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Tempel' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Baris' })));
  await userEvent.keyboard('CSQU3054384,20');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut mengisi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tempel' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Baris' }).value).toBe('CSQU3054384,20');
});
