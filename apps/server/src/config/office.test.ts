import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office020400 } from '@pabean/api/rules';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { loadOffice } from './office.ts';

function officeFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'office.mjs');
  writeFileSync(file, content);
  return file;
}

const profileFile = (change: object) =>
  officeFile(`export const office = { profile: ${JSON.stringify({ ...office020400, ...change })} };`);

test('the default office needs no file', async () => {
  expect(await loadOffice(readConfig({}).officeFile)).toEqual({ profile: office020400 });
});

test('another office is read from its file', async () => {
  const { officeFile } = readConfig({ OFFICE: profileFile({ name: 'KPPBC Tanjung Contoh' }) });
  expect((await loadOffice(officeFile)).profile.name).toBe('KPPBC Tanjung Contoh');
});

test('the room for files can be set, completely or not at all', async () => {
  const storage = { companyMb: 100, freeMb: 50 };
  expect((await loadOffice(profileFile({ storage }))).profile.storage).toEqual(storage);
  await expect(loadOffice(profileFile({ storage: { companyMb: 0 } }))).rejects.toThrow(
    /profile\.storage\.companyMb, profile\.storage\.freeMb/,
  );
});

test('the rates of goods can be set, each from its day on', async () => {
  const goodsRates = [{ from: '2027-01-01', duty: '0', vat: '12', incomeTax: '7.5' }];
  expect((await loadOffice(profileFile({ goodsRates }))).profile.goodsRates).toEqual(goodsRates);
  const wrong = [{ from: '2027', duty: '0', vat: '12,5', incomeTax: '7.5' }];
  await expect(loadOffice(profileFile({ goodsRates: wrong }))).rejects.toThrow(
    /profile\.goodsRates\.0\.from, profile\.goodsRates\.0\.vat/,
  );
  await expect(loadOffice(profileFile({ goodsRates: [] }))).rejects.toThrow(/profile\.goodsRates/);
});

test('a file that is not there is refused by name, with an example', () => {
  expect(() => readConfig({ OFFICE: 'nowhere.ts' })).toThrow(/^OFFICE .*Example: OFFICE=/);
});

test('an incomplete file is refused with its problems', async () => {
  await expect(loadOffice(officeFile('export const kantor = {};'))).rejects.toThrow(
    /no export named "office"/,
  );
  const file = profileFile({ timeZone: 'WITA', uploads: { permit: { checkedKb: 'dua', shownKb: 2 } } });
  await expect(loadOffice(file)).rejects.toThrow(
    /profile\.timeZone, profile\.uploads\.permit\.checkedKb, profile\.uploads\.small/,
  );
});
