import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OfficeProfile, office020400 } from '@pabean/api/rules';
import { expect, onTestFinished, test } from 'vitest';
import { sendDueMails } from './mail/outbox.ts';
import { fileSender } from './mail/send.ts';
import { createTestServer } from './testing/index.ts';
import { actAs, dataUrl } from './testing/permit.ts';
import { samplePdf } from './testing/sample-files.ts';

/** An office that accepts small files only. */
const tanjung: OfficeProfile = {
  ...office020400,
  name: 'KPPBC Tanjung Contoh',
  contact: 'Kode kantor 999999',
  mailbox: 'loket@tanjung.example',
  uploads: { ...office020400.uploads, permit: { checkedKb: 2, shownKb: 1 } },
};

async function openOffice() {
  const server = await createTestServer({ deps: { office: tanjung } });
  onTestFinished(() => server.close());
  return { server, importir: await actAs(server, 'importir') };
}

test('the upload limit is the one of the office', async () => {
  const { importir } = await openOffice();
  const draft = await importir.saveDraft();
  const upload = (bytes: Buffer) =>
    importir.fill(draft, { code: '1', file: dataUrl(bytes), extension: 'pdf' });
  const { status, failure } = await upload(Buffer.concat([samplePdf, Buffer.alloc(2048, '%%EOF')]));
  expect(status).toBe(422);
  expect(failure?.errors?.[0]?.message).toMatch(/max\. 1 Kb/);
  expect((await upload(samplePdf)).status).toBe(200);
});

test('mails come from the office, name it, and reach its mailbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { server, importir } = await openOffice();
  const draft = await importir.saveDraft();
  await importir.fillAll(draft);
  expect((await importir.send(draft)).status).toBe(200);
  expect(await sendDueMails({ ...server.deps, send: fileSender(folder, tanjung) })).toBe(2);
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(mails.every((mail) => /^From: .*Tanjung Contoh.* <loket@tanjung\.example>\r?$/m.test(mail))).toBe(
    true,
  );
  expect(mails.every((mail) => mail.includes('Kode kantor 999999'))).toBe(true);
  expect(mails.filter((mail) => /^To: loket@tanjung\.example\r?$/m.test(mail))).toHaveLength(1);
});
