import { reportSchema } from '@pabean/api/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../testing/answers.ts';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ReportUpload, type ReportUploadProps } from './report-upload-form.tsx';

type Answer = { message: string; id: string };
type Props = ReportUploadProps<Answer>;

const answer = { message: 'Laporan berhasil dikirim.', id: '7' };
const columns = reportSchema('1')?.columns ?? [];
const head = columns.map(({ name }) => name).join(';');
/** An example line with some cells replaced. */
const lineOf = (cells: Readonly<Record<string, string>> = {}) =>
  columns.map(({ name, example }) => cells[name] ?? (name === 'no_bl' ? 'MAEU1' : example)).join(';');
const csv = (...lines: readonly string[]) =>
  new File([`${[head, ...lines].join('\r\n')}\r\n`], 'laporan.csv', { type: 'text/csv' });

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => answer);
  const rest = {
    onSaved: vi.fn(),
    onTemplate: vi.fn(async () => undefined),
    onDownload: vi.fn(),
    warehouses: [{ code: 'BTA1', name: 'Lapangan Batu Ampar' }],
  };
  const { unmount } = renderInOffice(<ReportUpload onSave={onSave} {...rest} {...props} />);
  return { onSave, ...rest, unmount };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim' });
async function fill(file: File, type = '1') {
  await userEvent.selectOptions(screen.getByLabelText('Jenis laporan'), type);
  await userEvent.type(field('Tanggal awal'), '01-09-2026');
  await userEvent.upload(screen.getByLabelText(/^Berkas/), file);
}
const sure = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Kirim Laporan?' })).getByRole('button', {
      name: 'Kirim',
    }),
  );

test('sends once a CSV is loaded, the first day set and the type chosen, and once that was confirmed', async () => {
  const { onSave, onSaved } = open();
  expect(send().disabled).toBe(true);
  screen.getByText('Pilih berkas CSV, jenis laporan, dan tanggal awal untuk mengirim.');
  const file = csv(lineOf({ brutto: '1850,5' }), lineOf());
  await fill(file);
  await screen.findByText('2 baris siap dikirim');
  screen.getByRole('heading', { name: 'Pratinjau 2 baris' });
  await screen.findByText('2 baris · 01-09-2026');
  await userEvent.click(send());
  const question = await screen.findByRole('alertdialog', { name: 'Kirim Laporan?' });
  expect(question.textContent).toContain('Anda yakin mengirimkan laporan?');
  expect(onSave).not.toHaveBeenCalled();
  await sure();
  await screen.findByRole('dialog', { name: 'Berhasil' });
  const [sent] = onSave.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    type: '1',
    warehouse: null,
    from: '2026-09-01',
    until: null,
    extension: 'csv',
  });
  expect(sent?.lines).toHaveLength(2);
  expect(sent?.lines[0]).toMatchObject({ brutto: '1850.5', no_bl: 'MAEU1' });
  expect(atob(sent?.file.split(',')[1] ?? '')).toBe(await file.text());
  await userEvent.keyboard('{Enter}');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(answer);
});

test('with mistakes it goes to them, and sends the file as it was fixed', async () => {
  const { onSave } = open();
  await fill(
    csv(
      lineOf({ keterangan: '"dua\r\nbaris"' }),
      lineOf({ tgl_bl: '31-02-2026' }),
      lineOf({ tgl_bl: '31-02-2026', jml_kemasan: 'dua' }),
    ),
  );
  await screen.findByText('2 dari 3 baris belum dapat dikirim', { selector: 'p' });
  await userEvent.click(send());
  const input = await screen.findByRole('textbox', { name: 'Tanggal B/L atau AWB (tgl_bl), baris 4' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  screen.getByText('Tulis YYYY-MM-DD atau dd-MM-yyyy, misalnya 2026-08-28.');
  await userEvent.clear(input);
  await userEvent.type(input, '28-02-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Perbaiki 2 yang sama' }));
  const count = await screen.findByRole('textbox', { name: 'Jumlah kemasan (jml_kemasan), baris 5' });
  await waitFor(() => expect(document.activeElement).toBe(count));
  await userEvent.clear(count);
  await userEvent.type(count, '2{Enter}');
  await screen.findByText('3 baris siap dikirim');
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(send());
  await sure();
  await screen.findByRole('dialog', { name: 'Berhasil' });
  const [sent] = onSave.mock.calls[0] ?? [];
  expect(sent?.lines.map((line) => [line.tgl_bl, line.jml_kemasan])).toEqual([
    ['2026-08-28', '120'],
    ['2026-02-28', '120'],
    ['2026-02-28', '2'],
  ]);
  expect(atob(sent?.file.split(',')[1] ?? '')).toContain(';28-02-2026;');
});

describe('the walk through mistakes', () => {
  const wrong = () => csv(lineOf({ tgl_bl: 'x' }), lineOf({ brutto: 'y' }), lineOf({ tgl_bl: 'z' }));
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /, baris \d+$/ });
  async function walk() {
    const rest = open();
    await fill(wrong());
    await screen.findByText('Kesalahan 1 dari 3');
    return rest;
  }

  test('goes on and back, over one kind or over all, and to a cell that is pressed', async () => {
    await walk();
    await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    expect(input().value).toBe('y');
    await userEvent.click(screen.getByRole('button', { name: /^Tanggal B\/L atau AWB: Bukan tanggal/ }));
    expect(input().value).toBe('x');
    await userEvent.click(screen.getByRole('button', { name: 'Sebelumnya' }));
    expect(input().value).toBe('z');
    await userEvent.click(screen.getByRole('button', { name: 'Perbaiki Berat kotor di baris 3: y' }));
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(input().value).toBe('y');
  });

  test('leaves the focus on the kind of mistakes that is chosen, also after sending has led to the first', async () => {
    await walk();
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement).toBe(input()));
    const kind = screen.getByRole('button', { name: /^Berat kotor: Bukan angka/ });
    await userEvent.click(kind);
    expect(input().value).toBe('y');
    expect(document.activeElement).toBe(kind);
  });

  test('shows that a value is still wrong, and undoes the last step', async () => {
    await walk();
    await userEvent.clear(input());
    await userEvent.type(input(), 'salah{Enter}');
    await screen.findByText(/^Masih salah\./);
    expect(input().value).toBe('salah');
    await userEvent.clear(input());
    await userEvent.type(input(), '2026-01-01{Enter}');
    await screen.findByText('Kesalahan 1 dari 2');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Kesalahan 1 dari 3');
    expect(input().value).toBe('salah');
  });

  test('hands over the list of mistakes, and what was fixed', async () => {
    const { onDownload } = await walk();
    await userEvent.click(screen.getByRole('button', { name: 'Unduh daftar kesalahan' }));
    await waitFor(() => expect(onDownload).toHaveBeenCalledOnce());
    const [list] = onDownload.mock.calls[0] ?? [];
    expect(list.name).toBe('laporan-keterangan_kesalahan.csv');
    expect(list.text).toContain('Baris 3, kolom brutto: Bukan angka.');
    await userEvent.clear(input());
    await userEvent.type(input(), '2026-01-01{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV yang diperbaiki' }));
    await waitFor(() => expect(onDownload).toHaveBeenCalledTimes(2));
    expect(onDownload.mock.calls[1]?.[0]).toMatchObject({ name: 'laporan.csv' });
  });

  test('shows only the lines with mistakes', async () => {
    await walk();
    const rows = () =>
      screen.getByRole('table', { name: 'Pratinjau laporan.csv' }).getAttribute('aria-rowcount');
    expect(rows()).toBe('4');
    await userEvent.click(screen.getByRole('switch', { name: 'Hanya baris bermasalah' }));
    expect(rows()).toBe('4');
  });
});

describe('what is right, but hardly meant', () => {
  const odd = () => csv(lineOf({ no_bl: '2,45811E+08' }), lineOf(), lineOf({ volume: '1.850' }));

  test('is shown with its line beside what is wrong, counted apart, and fixed like it', async () => {
    open();
    await fill(csv(lineOf({ no_bl: '2,45811E+08' }), lineOf({ tgl_bl: 'x' })));
    await screen.findByText('1 dari 2 baris belum dapat dikirim', { selector: 'p' });
    screen.getByText('1 dari 2 baris perlu diperiksa');
    await userEvent.click(screen.getByRole('button', { name: /^Semua peringatan/ }));
    screen.getByText('Peringatan 1 dari 1');
    const input = screen.getByRole('textbox', { name: 'Nomor B/L atau AWB (no_bl), baris 2' });
    screen.getByText(/^Nomor dalam bentuk pangkat\. Lembar kerja mengubah nomor ini/, {
      selector: 'span, p, div',
    });
    await userEvent.clear(input);
    await userEvent.type(input, '245811093{Enter}');
    await waitFor(() => expect(screen.queryByText('1 dari 2 baris perlu diperiksa')).toBeNull());
    screen.getByText('Kesalahan 1 dari 1');
  });

  test('can be confirmed by the user, and the confirmation is sent', async () => {
    const { onSave } = open();
    await fill(odd());
    await screen.findByText('3 baris siap dikirim');
    screen.getByText('2 dari 3 baris perlu diperiksa');
    await userEvent.click(send());
    const question = await screen.findByRole('alertdialog', { name: 'Kirim Laporan?' });
    expect(question.textContent).toContain('2 peringatan di 2 baris belum diperbaiki.');
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Kirim dengan 2 peringatan' }));
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      warnings: 2,
      lines: [{ no_bl: '2,45811E+08' }, {}, {}],
    });
  });

  test('is the untouched example, and a day outside of the time of the report', async () => {
    open();
    const example = columns.map(({ example }) => example).join(';');
    await fill(csv(example, lineOf({ tgl_masuk: '2026-08-03', tgl_keluar: '2026-08-05' })));
    await screen.findByText('2 dari 2 baris perlu diperiksa');
    screen.getByRole('button', { name: /^Seluruh baris: Baris contoh dari templat/ });
    screen.getByRole('button', { name: /^Tanggal masuk: Di luar masa laporan/ });
    await userEvent.clear(field('Tanggal awal'));
    await userEvent.type(field('Tanggal awal'), '01-08-2026');
    await screen.findByText('1 dari 2 baris perlu diperiksa');
  });

  test('shows and sends nothing if there are none', async () => {
    const { onSave } = open();
    await fill(csv(lineOf()));
    await screen.findByText('1 baris siap dikirim');
    expect(screen.queryByText(/perlu diperiksa/)).toBeNull();
    await userEvent.click(send());
    await sure();
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(onSave.mock.calls[0]?.[0]).not.toHaveProperty('warnings');
  });
});

describe('a whole column at once', () => {
  test('is read in another way, in one step that can be taken back, and the file is written anew', async () => {
    const { onSave } = open();
    await fill(
      csv(
        lineOf({ tgl_bl: '13/08/26', brutto: '1.850,50' }),
        lineOf({ tgl_bl: '14/08/26', brutto: '900,5' }),
        lineOf({ brutto: '2.000' }),
      ),
    );
    await screen.findByText('3 dari 3 baris belum dapat dikirim', { selector: 'p' });
    expect(screen.queryByRole('button', { name: /^Baca semua sebagai MM/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Baca semua sebagai dd/MM/yyyy (2 sel)' }));
    await screen.findByText('2 dari 3 baris belum dapat dikirim', { selector: 'p' });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus titik ribuan (2 sel)' }));
    await screen.findByText('3 baris siap dikirim');
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('2 dari 3 baris belum dapat dikirim', { selector: 'p' });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus titik ribuan (2 sel)' }));
    await screen.findByText('Yang dikirim adalah CSV yang ditulis ulang di sini, bukan berkas aslinya');
    await userEvent.click(send());
    await sure();
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(onSave.mock.calls[0]?.[0].lines.map(({ tgl_bl, brutto }) => [tgl_bl, brutto])).toEqual([
      ['2026-08-13', '1850.50'],
      ['2026-08-14', '900.5'],
      ['2026-08-28', '2000'],
    ]);
  });
});

describe('a file as a spreadsheet writes it', () => {
  const sentFile = (onSave: ReturnType<typeof open>['onSave']) =>
    atob(onSave.mock.calls[0]?.[0].file.split(',')[1] ?? '');

  test('with sep=, separators at the ends of lines and the mistakes of last time is sent as the table alone', async () => {
    const { onSave } = open();
    const text = `sep=;\r\n${head};keterangan_kesalahan;\r\n${lineOf()};Baris 3 salah.;\r\n`;
    await fill(new File([text], 'laporan.csv', { type: 'text/csv' }));
    await screen.findByText('1 baris siap dikirim');
    screen.getByText(/^Yang bukan isi tabel ditinggalkan/);
    await userEvent.click(send());
    await sure();
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(sentFile(onSave)).toBe(`\u00ef\u00bb\u00bf${head}\r\n${lineOf()}\r\n`);
  });

  test('in UTF-16 is sent as UTF-8; guessed letters are reported', async () => {
    const { onSave } = open();
    const units = Uint16Array.from(`\ufeff${head}\n${lineOf()}\n`, (sign) => sign.charCodeAt(0));
    await fill(new File([units], 'laporan.csv', { type: 'text/csv' }));
    await screen.findByText('1 baris siap dikirim');
    expect(screen.queryByText(/hurufnya ditebak/)).toBeNull();
    await userEvent.click(send());
    await sure();
    await screen.findByRole('dialog', { name: 'Berhasil' });
    expect(sentFile(onSave)).toBe(`\u00ef\u00bb\u00bf${head}\r\n${lineOf()}\r\n`);
    await userEvent.keyboard('{Enter}');
    const latin = Uint8Array.from(`${head}\n${lineOf({ consignee: 'Caf\u00e9' })}\n`, (sign) =>
      sign.charCodeAt(0),
    );
    await userEvent.upload(
      screen.getByLabelText(/^Berkas/),
      new File([latin], 'dua.csv', { type: 'text/csv' }),
    );
    await screen.findByText(/hurufnya ditebak/);
  });

  test('of a type without a layout is never rewritten: its errors are listed, to be fixed at their source', async () => {
    open();
    await fill(new File(['a;b\n1;2\n3\n'], 'bkc.csv', { type: 'text/csv' }), '3');
    await screen.findByText('1 dari 2 baris belum dapat dikirim', { selector: 'p' });
    screen.getByText(/^Seluruh baris 3: Jumlah kolom berbeda/);
    expect(screen.queryByRole('textbox', { name: /baris 3$/ })).toBeNull();
    await userEvent.click(send());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 dari 2 baris'));
  });
});

test.each([
  ['a,b\n1,2\n', /dipisah dengan koma/],
  ['\n', /kosong/],
  [`${head}\n${lineOf()}`.replace('no_bl', 'nomor_bl'), /tidak memuat kolom no_bl/],
  [`${head}\n"tidak ditutup\n`, /Tanda kutip di baris 2/],
])('a file that is not a report shows the reason (%#)', async (text, reason) => {
  open();
  await fill(new File([text], 'laporan.csv', { type: 'text/csv' }));
  const alert = await screen.findByText(reason);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(send().disabled).toBe(true);
});

test('a report without a layout is checked for its structure alone, and not shown', async () => {
  const { onSave } = open();
  await fill(new File(['a;b\n1;2\n'], 'bkc.csv', { type: 'text/csv' }), '3');
  await screen.findByText('1 baris siap dikirim');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(send());
  await sure();
  await screen.findByRole('dialog', { name: 'Berhasil' });
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ type: '3', lines: [{ a: '1', b: '2' }] });
});

test('a report that was not confirmed is not sent, and one that failed keeps everything', async () => {
  const onSave = vi.fn<Props['onSave']>(() => Promise.reject(noAnswer()));
  open({ onSave });
  await fill(csv(lineOf()));
  await screen.findByText('1 baris siap dikirim');
  await userEvent.click(send());
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(onSave).not.toHaveBeenCalled();
  await waitFor(() => expect(send().disabled).toBe(false));
  await userEvent.click(send());
  await sure();
  const reason = await screen.findByRole('group', { name: /^Laporan belum terkirim\. Server tidak/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  screen.getByText('1 baris siap dikirim');
});

test('fixes are restored with the draft, which is removed once sent', async () => {
  const { drafts, store, valuesOf } = memoryDrafts();
  const first = open({ draft: { store } });
  await fill(csv(lineOf({ tgl_bl: 'x' }), lineOf({ brutto: 'y' })));
  const input = await screen.findByRole('textbox', { name: /, baris 2$/ });
  await userEvent.clear(input);
  await userEvent.type(input, '2026-01-01{Enter}');
  await waitFor(() => expect(valuesOf('report')).toMatchObject({ mended: { name: 'laporan.csv' } }), {
    timeout: 5_000,
  });
  first.unmount();
  open({ draft: { store } });
  await userEvent.click(await screen.findByRole('button', { name: 'Pulihkan draf' }));
  await screen.findByText('1 dari 2 baris belum dapat dikirim', { selector: 'p' });
  const left = screen.getByRole('textbox', { name: /, baris 3$/ });
  await userEvent.clear(left);
  await userEvent.type(left, '1{Enter}');
  await screen.findByText('2 baris siap dikirim');
  await userEvent.click(send());
  await sure();
  await screen.findByRole('dialog', { name: 'Berhasil' });
  expect(drafts.size).toBe(0);
});

test('fixes of one file are not applied to another, and without a file nothing is sent', async () => {
  const { store, valuesOf } = memoryDrafts();
  open({ draft: { store } });
  await fill(csv(lineOf({ tgl_bl: 'x' })));
  const input = await screen.findByRole('textbox', { name: /, baris 2$/ });
  await userEvent.clear(input);
  await userEvent.type(input, '2026-01-01{Enter}');
  const kept = () => (valuesOf('report') as { mended?: unknown } | undefined)?.mended;
  await waitFor(() => expect(kept()).toMatchObject({ name: 'laporan.csv' }), { timeout: 5_000 });
  await userEvent.upload(screen.getByLabelText(/^Berkas/), csv(lineOf(), lineOf()));
  await screen.findByText('2 baris siap dikirim');
  await waitFor(() => expect(kept()).toBeNull(), { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Buang berkas' }));
  await waitFor(() => expect(send().disabled).toBe(true));
});

test('explains its columns, and hands over the template of its type', async () => {
  const { onTemplate } = open();
  await userEvent.selectOptions(screen.getByLabelText('Jenis laporan'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Unduh templat' }));
  expect(onTemplate).toHaveBeenCalledExactlyOnceWith('2');
  await userEvent.click(screen.getByRole('button', { name: 'Kamus kolom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kamus kolom' });
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(20);
  expect(dialog.textContent).toContain('Nama sarana pengangkut');
});
