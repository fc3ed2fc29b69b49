import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs } from '../testing/permit.ts';

const [latin, polish, russian] = ['Élan/26', 'ELAN-ŁÓDŹ/ЖУК😀', 'ИГЛУ-Çatı'] as const;

describeStore('a search for letters beyond ASCII', (engine) => {
  let server: TestServer;
  let importir: Awaited<ReturnType<typeof actAs>>;
  beforeAll(async () => {
    server = await engine.createServer();
    importir = await actAs(server, 'importir');
    for (const number of [latin, polish, russian]) {
      server.clock.advance(1);
      await importir.saveDraft({ number });
    }
  });
  afterAll(() => server.close());

  test.each([
    ['élan', [latin, polish]],
    ['ÉLAN', [latin, polish]],
    ['E\u0301lan', [latin, polish]],
    ['elan', [latin, polish]],
    ['łodz', [polish]],
    ['жук', [polish]],
    ['😀', [polish]],
    ['иглу', [russian]],
    ['catı', [russian]],
    ['ß', []],
    ['ж иглу', []],
  ])('finds texts with them, with accents and without: %s', async (query, found) => {
    const { answer } = await server.call(
      'applicationList',
      { body: { user: 'importir', query } },
      importir.token,
    );
    expect(answer?.map(({ number }) => number)).toEqual(found);
  });
});
