import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { actAs, pdfUrl } from '../testing/permit.ts';
import { sweepFiles } from './sweep-files.ts';

test('contents without a row go after a day, all others stay', async () => {
  const server = await createTestServer();
  onTestFinished(() => server.close());
  const { store, files } = server.deps;
  const importir = await actAs(server, 'importir');
  const draft = await importir.saveDraft();
  await importir.fill(draft, { code: '1', file: pdfUrl, extension: 'pdf' });
  const { id } = await store.db.selectFrom('stored_file').select('id').executeTakeFirstOrThrow();
  await files.write('01TANPABARIS', Buffer.from('x'));

  const today = new Date();
  expect(await sweepFiles(store, files, today)).toBe(0);
  const later = new Date(today.getTime() + 25 * 3_600_000);
  expect(await sweepFiles(store, files, later)).toBe(1);
  expect(await files.read('01TANPABARIS')).toBeUndefined();
  expect(await files.read(id)).toBeDefined();
});
