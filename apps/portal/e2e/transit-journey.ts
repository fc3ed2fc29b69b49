import { readFile } from 'node:fs/promises';
import { groupRegistrationCode } from '@pabean/api/rules';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { enlargeText } from '../../../book/proofs/text-size.ts';
import { readPdf } from '../../server/src/testing/read-pdf.ts';
import { runCli } from '../../server/src/testing/run-cli.ts';
import { axeFinds } from './axe.ts';
import { button, heading } from './focus-steps.ts';
import { press } from './keyboard.ts';
import { box } from './record-steps.ts';
import type { LocalServer } from './server.ts';
import type { Portal } from './support.ts';
import { arrive, byKeyboard, courier, declare, fillForm, passenger, type Section } from './transit-steps.ts';

/** A request from the menu to the officer's work. */
export interface Walk {
  readonly kind: 'passenger' | 'courier';
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Whether each step is also checked with text twice as large. */
  readonly enlarged?: boolean;
}

/** Texts that the PDF of a request contains. */
const pdfTexts: Readonly<Record<Walk['kind'], readonly string[]>> = {
  passenger: ['Bima Aditya Pranata', 'Kamera video profesional', 'Tripod karbon', 'INV-118', 'KM KELUD'],
  courier: ['Rina Marlina', 'PT Contoh Kurir Segara', 'Suku cadang printer', 'GA-152'],
};

const sectionsOf: Readonly<Record<Walk['kind'], readonly Section[]>> = {
  passenger: passenger(),
  courier: courier(),
};

/** Elements that cause sideways scrolling when all text is twice as large. */
async function tooWideEnlarged(page: Page): Promise<string[]> {
  await page.evaluate(enlargeText, 2);
  const wide = await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
    return document.documentElement.scrollWidth > innerWidth
      ? all.filter(isOut).map((each) => `<${each.localName}> ${each.textContent?.slice(0, 40)}`)
      : [];
  });
  await page.evaluate(() => {
    for (const { style } of document.body.querySelectorAll<HTMLElement>('*')) {
      style.removeProperty('font-size');
      style.removeProperty('line-height');
    }
  });
  return wide;
}

async function expectGood(page: Page, { theme, enlarged }: Walk) {
  expect(await axeFinds(page, { theme })).toEqual([]);
  if (enlarged) expect(await tooWideEnlarged(page)).toEqual([]);
}

const addresses = { passenger: '/menutransit', courier: '/formtransitA-aquarayaikn' };

/** The code as copied from a slip: small letters, blanks, and the letter O in the place of zero. */
const readOff = (code: string) => (code.match(/.{4}/g) ?? []).join('  ').replaceAll('0', 'O').toLowerCase();

/** Looks up a request by its code, and returns the text of its PDF. */
async function lookUp(page: Page, code: string, look: () => Promise<void>): Promise<string> {
  // Replaces the code of the previous look-up.
  await press(page, box(page, 'Kode Registrasi'), 'Control+A');
  await page.keyboard.type(readOff(code));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: groupRegistrationCode(code) });
  await button(dialog, 'Unduh').waitFor();
  await look();
  const taking = page.waitForEvent('download');
  await press(page, button(dialog, 'Unduh'));
  const { text } = await readPdf(await readFile(await (await taking).path()));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Runs an officer's command; it must succeed. */
async function runOfficerCommand(server: LocalServer, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCli({ DATA_DIR: server.dataDir }, 'office', 'transit', ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

/** Walks from the menu to the officer's work, by keyboard only. */
export async function walkTransit(portal: Portal, walk: Walk): Promise<void> {
  const { server } = portal;
  const { kind, width, theme } = walk;
  const page = await portal.open(addresses[kind], { width, theme });
  const look = () => expectGood(page, walk);
  if (kind === 'passenger') {
    await page.getByRole('link', { name: /^Barang Bawaan/ }).waitFor();
    await look();
    await press(page, page.getByRole('link', { name: /^Barang Bawaan/ }));
  }
  await heading(page, /Barang Asal TLDDP|Barang Kiriman/).waitFor();
  await fillForm(page, sectionsOf[kind], byKeyboard, look);
  await look();
  const dialog = await declare(page, byKeyboard);
  await button(dialog, 'Terverifikasi').waitFor();
  await look();
  await press(page, button(dialog, 'Kirim'));
  const code = await arrive(page);
  await page.getByRole('img', { name: /^Kode QR/ }).waitFor();
  await look();

  await press(page, button(page, 'Simpan di perangkat ini'));
  await press(page, page.getByRole('link', { name: 'Ke menu transit' }));
  await heading(page, 'Laporan barang transit').waitFor();
  const filed = await lookUp(page, code, look);
  for (const field of pdfTexts[kind]) expect(filed).toContain(field);
  await runOfficerCommand(server, 'seen', code, '--officer', 'Sri Wahyuni');
  expect(await lookUp(page, code, look)).toContain('Sri Wahyuni');
}
