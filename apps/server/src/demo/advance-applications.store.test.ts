import { readCheckCode } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs } from '../testing/permit.ts';
import { advanceSent } from './advance-applications.ts';

describeStore('a demo that moves by itself', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());

  test('a sent application waits, then advances up to its approval, with its history', async () => {
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    const sent = await importir.saveDraft();
    await importir.fillAll(sent);
    server.clock.advance(60_000);
    await importir.send(sent);

    const advance = () => advanceSent(server.deps, 30);
    const header = async (id: string) =>
      (await server.call('applicationDetail', { body: { user: 'importir', id } }, importir.token)).answer;
    expect(await advance()).toBe(0);
    const statuses: (string | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      server.clock.advance(31_000);
      await advance();
      statuses.push((await header(sent))?.status);
    }
    expect(statuses).toEqual(['27', '29', '50', '50']);
    expect(await header(sent)).toMatchObject({
      approvalNumber: `KEP-${sent.slice(-6)}/KPU.02/2026`,
      approvalDate: '2026-03-02',
      approvalFlag: 'Y',
    });
    const { check_code } = await server.store.db
      .selectFrom('application')
      .select('check_code')
      .where('id', '=', sent)
      .executeTakeFirstOrThrow();
    expect(readCheckCode(check_code ?? '')).toBe(check_code);
    const history = await server.store.db
      .selectFrom('application_history')
      .select('to_status')
      .where('application_id', '=', sent)
      .orderBy('at')
      .execute();
    expect(history.map(({ to_status }) => to_status)).toEqual(['10', '20', '27', '29', '50']);
    expect((await header(draft))?.status).toBe('10');
  });
});
