import { expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import { actAs } from '../testing/permit.ts';
import { sumFileBytes } from './file-bytes.ts';

describeStore('bytes of files', (engine) => {
  test('are those of all files, in however many batches they are read', async () => {
    const server = await engine.createServer();
    const importir = await actAs(server, 'importir');
    await importir.fillAll(await importir.saveDraft());
    await importir.fillAll(await importir.saveDraft());
    const rows = await server.store.db.selectFrom('stored_file').select('bytes').execute();
    expect(rows.length).toBeGreaterThan(2);
    const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const batch of [1, 2, rows.length, 5_000])
      expect([batch, await sumFileBytes(server.store.db, batch)]).toEqual([batch, total]);
    await server.close();
  });
});
