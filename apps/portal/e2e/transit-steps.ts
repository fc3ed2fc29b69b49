import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { button, heading } from './focus-steps.ts';
import { press, tabTo, typeInto } from './keyboard.ts';
import { box } from './record-steps.ts';

/** How a field of a transit form is filled in; steps between sections exist on a phone only. */
export type Answer =
  | { readonly kind: 'text'; readonly label: string; readonly text: string }
  | { readonly kind: 'choice'; readonly label: string; readonly words: string; readonly choice: string }
  | { readonly kind: 'radio'; readonly label: string; readonly choice: string }
  | { readonly kind: 'select'; readonly label: string; readonly choice: string };

export const text = (label: string, text: string): Answer => ({ kind: 'text', label, text });
export const pick = (label: string, words: string, choice: string): Answer => ({
  kind: 'choice',
  label,
  words,
  choice,
});
export const radio = (label: string, choice: string): Answer => ({ kind: 'radio', label, choice });
export const select = (label: string, choice: string): Answer => ({ kind: 'select', label, choice });

const named = (label: string) => new RegExp(`^${label}(?: \\(opsional\\))?$`);

/** Goes to a radio group with Tab, and to one of its options with the arrow keys. */
async function pressRadio(page: Page, group: Locator, answer: string) {
  const choice = group.getByRole('radio', { name: answer });
  await press(page, group.getByRole('radio').first(), 'Space');
  for (let presses = 0; presses < 10 && !(await choice.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  expect(await choice.isChecked()).toBe(true);
}

/** Takes the first search result, once it is there: the form does not wait for its lists. */
async function takeChoice(page: Page, combobox: Locator, choice: string) {
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => combobox.inputValue()).toBe(choice);
}

/** Fills in one field, by keyboard only. */
async function answer(page: Page, within: Page | Locator, given: Answer): Promise<void> {
  const name = named(given.label);
  switch (given.kind) {
    case 'text':
      return typeInto(page, box(within, given.label), given.text);
    case 'choice': {
      const combobox = within.getByRole('combobox', { name });
      await tabTo(page, combobox);
      await page.keyboard.type(given.words);
      return takeChoice(page, combobox, given.choice);
    }
    case 'radio':
      return pressRadio(page, within.getByRole('radiogroup', { name }), given.choice);
    case 'select': {
      const control = within.getByRole('combobox', { name });
      await tabTo(page, control);
      await page.keyboard.type(given.choice);
      expect(await control.inputValue()).toBe(given.choice);
    }
  }
}

/** The same without keyboard navigation, for tests that are not about the keyboard. */
async function answerAtOnce(page: Page, within: Page | Locator, given: Answer): Promise<void> {
  const name = named(given.label);
  switch (given.kind) {
    case 'text':
      return box(within, given.label).fill(given.text);
    case 'choice': {
      const combobox = within.getByRole('combobox', { name });
      await combobox.fill(given.words);
      return takeChoice(page, combobox, given.choice);
    }
    case 'radio':
      return within.getByRole('radiogroup', { name }).getByRole('radio', { name: given.choice }).check();
    case 'select':
      await within.getByRole('combobox', { name }).selectOption(given.choice);
  }
}

/** How a form is filled in: by keyboard only, or directly. */
export interface Hand {
  give(page: Page, within: Page | Locator, given: Answer): Promise<void>;
  press(page: Page, control: Locator): Promise<void>;
}

/** A user without a mouse. */
export const byKeyboard: Hand = { give: answer, press: (page, control) => press(page, control) };

/** Fills in fields directly. */
export const atOnce: Hand = { give: answerAtOnce, press: (_, control) => control.click() };

/** A section of a form with its answers; lists of lines have dialogs. */
export interface Section {
  readonly answers?: readonly Answer[];
  /** The label of the button that adds a line, and the lines. */
  readonly lines?: { readonly add: string; readonly rows: readonly (readonly Answer[])[] };
}

const person = (who: string, name: string): readonly Answer[] => [
  text(`Nama ${who}`, name),
  text(`Nomor Identitas ${who}`, '2171041907900002'),
  text(`Alamat ${who}`, 'Perumahan Taman Baloi Blok D3 No. 8'),
  text(`Pekerjaan ${who}`, 'Juru kamera'),
  text(`No. Telepon ${who}`, '0812-5550-0176'),
];

/** A passenger with a camera. */
export const passenger = (
  name = 'Bima Aditya Pranata',
  description = 'Kamera video profesional',
): readonly Section[] => [
  { answers: person('Pemberitahu', name) },
  {},
  {
    answers: [
      radio('Jenis Pemasukan', 'Melalui Kawasan Bebas'),
      radio('Tujuan Pemasukan', 'Lainnya'),
      text('Tujuan Pemasukan Lainnya', 'Liputan pernikahan'),
      text('Lokasi Penggunaan', 'Batam Center dan Nongsa'),
      text('Asal Barang', 'Jakarta'),
    ],
  },
  {
    answers: [
      pick('Nama Sarana Pengangkut', 'km kelud', 'KM KELUD'),
      text('Nomor Sarana Pengangkut', 'KLD-2409'),
      text('Tanggal Datang', '06-03-2027'),
      text('Perkiraan Tanggal Keluar', '20-03-2027'),
      pick('Pelabuhan Masuk', 'batu ampar', 'Batu Ampar'),
      pick('Pelabuhan Keluar', 'terminal', 'Terminal Hang Nadim'),
    ],
  },
  {
    lines: {
      add: 'Tambah barang',
      rows: [
        [
          text('Uraian Barang', description),
          text('Tipe/Merek', 'Sony PXW-Z190'),
          text('No. Seri', '4012773'),
          text('Jumlah Barang', '2'),
          pick('Satuan Barang', 'H87', 'buah'),
          text('Harga', '86400000'),
        ],
        [text('Uraian Barang', 'Tripod karbon'), text('Jumlah Barang', '1'), text('Harga', '18900000')],
      ],
    },
  },
  {
    lines: {
      add: 'Tambah dokumen',
      rows: [
        [
          select('Jenis Dokumen Pendukung', 'Invoice'),
          text('Nomor Dokumen', 'INV-118'),
          text('Tanggal Dokumen', '27-02-2026'),
        ],
      ],
    },
  },
];

/** A courier with spare parts. */
export const courier = (name = 'Rina Marlina'): readonly Section[] => [
  { answers: [pick('Perusahaan Jasa Titipan', 'segara', 'PT Contoh Kurir Segara')] },
  { answers: [text('Nama Kurir', name), text('Pekerjaan', 'Kurir')] },
  {
    answers: [
      pick('Nama Sarana Pengangkut', 'kelud', 'KM KELUD'),
      text('No. BL/AWB', '126-11800451'),
      text('Perkiraan Tanggal Tiba', '06-03-2027'),
      pick('Pelabuhan Keberangkatan', 'batu ampar', 'Batu Ampar'),
      pick('Pelabuhan Kedatangan', 'warehouse', 'Warehouse Hang Nadim'),
    ],
  },
  {
    answers: [
      text('Jumlah Kemasan', '3'),
      pick('Jenis Kemasan', 'CT', 'Karton'),
      pick('Kota Asal', 'jakarta', 'Jakarta'),
      pick('Kota Tujuan', 'batam', 'Batam'),
    ],
  },
  {
    lines: {
      add: 'Tambah barang',
      rows: [
        [
          text('No. SMU', '126-4471'),
          text('Uraian Barang', 'Suku cadang printer'),
          text('Jumlah Barang', '12'),
          pick('Satuan Barang', 'H87', 'buah'),
          text('Berat', '8,5'),
          text('No. Penerbangan', 'GA-152'),
        ],
      ],
    },
  },
];

/** Fills a section in. */
export async function fillSection(
  page: Page,
  { answers = [], lines }: Section,
  hand: Hand = atOnce,
): Promise<void> {
  for (const given of answers) await hand.give(page, page, given);
  for (const row of lines?.rows ?? []) {
    await hand.press(page, button(page, lines?.add ?? ''));
    const dialog = page.getByRole('dialog');
    for (const given of row) await hand.give(page, dialog, given);
    await hand.press(page, button(dialog, 'Simpan'));
    await dialog.waitFor({ state: 'detached' });
  }
}

/** Fills in sections one after the other; `look` is called in each. */
export async function fillForm(
  page: Page,
  sections: readonly Section[],
  hand: Hand = atOnce,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const section of sections) {
    await fillSection(page, section, hand);
    await look();
    const forward = button(page, 'Lanjut');
    if (await forward.isVisible()) await hand.press(page, forward);
  }
}

/** Presses what leads to the declaration: where the review has not been in sight yet, it comes first. */
export async function askToSend(page: Page, dialog: Locator): Promise<void> {
  const look = button(page, 'Periksa jawaban');
  const send = button(page, 'Kirim');
  if (!(await look.isVisible())) return send.click();
  await look.click();
  // A page that scrolls to its end at this moment has its review in sight already, and opens the declaration.
  const review = page.getByRole('heading', { name: 'Periksa dan kirim' });
  const isReviewed = () => review.evaluate((heading) => heading === document.activeElement);
  await expect.poll(async () => (await dialog.isVisible()) || (await isReviewed())).toBe(true);
  if (!(await dialog.isVisible())) await send.click();
}

/** Goes to the declaration of a filled form, and accepts it; returns the dialog, ready to be sent. */
export async function declare(page: Page, hand: Hand = atOnce): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Kirim permohonan' });
  const declaration = dialog.getByRole('checkbox', { name: /^Saya menyatakan/ });
  if (hand === byKeyboard) {
    // With Tab the way to the button leads through the review, and its label is 'Kirim' by then.
    await press(page, button(page, 'Periksa jawaban').or(button(page, 'Kirim')));
    await press(page, declaration, 'Space');
  } else {
    await askToSend(page, dialog);
    await declaration.check();
  }
  return dialog;
}

/** Waits for the page of a filed request, and returns its code. */
export async function arrive(page: Page): Promise<string> {
  await heading(page, 'Kode registrasi').waitFor();
  const code = page.url().replace(/^.*\/resulttransit\//, '');
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  return code;
}
