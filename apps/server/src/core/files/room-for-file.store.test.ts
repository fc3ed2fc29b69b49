import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createTurns } from '../../http/turns.ts';
import { describeStore, type Engine } from '../../testing/describe-store.ts';
import { call } from '../../testing/index.ts';
import { actAs, dataUrl, dokapOf, generousLimits } from '../../testing/permit.ts';
import { largePdf, samplePdf } from '../../testing/sample-files.ts';

/** An office that gives each company a megabyte, which is room for one large file. */
const serverOf = (engine: Engine, storage = { companyMb: 1, freeMb: 0 }) =>
  engine.createServer({ deps: { limits: generousLimits, office: { ...office020400, storage } } });

const large = { code: '2', first: '000123', file: dataUrl(largePdf()), extension: 'pdf' } as const;
const small = { ...large, file: dataUrl(samplePdf) };

describeStore('room for files', (engine) => {
  test('ends for a company, with a message that states what is used, what is allowed and what to do', async () => {
    const server = await serverOf(engine);
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    expect((await importir.add(draft, large)).status).toBe(200);
    const refused = await importir.add(draft, large);
    expect(refused.status).toBe(409);
    expect(refused.failure?.message).toMatch(
      /^Berkas Anda sudah memakai 1 MB dari batas 1 MB, sehingga berkas ini \(\d{3} Kb\) tidak dapat disimpan\. Hapus dokumen atau draf/,
    );
    expect((await importir.dokaps(draft)).filter(({ code }) => code === '2')).toHaveLength(1);
    expect(await server.store.db.selectFrom('stored_file').select('id').execute()).toHaveLength(1);
    expect((await importir.add(draft, small)).status).toBe(200);
    await server.close();
  });

  test('is shared by all accounts of a verified company, and separate for each other account', async () => {
    const server = await serverOf(engine);
    const [importir, rekan, pesaing] = [
      await actAs(server, 'importir'),
      await actAs(server, 'rekan'),
      await actAs(server, 'pesaing'),
    ];
    expect((await importir.add(await importir.saveDraft(), large)).status).toBe(200);
    const draft = await rekan.saveDraft();
    expect((await rekan.add(draft, large)).status).toBe(409);
    expect((await pesaing.add(await pesaing.saveDraft(), large)).status).toBe(200);
    await server.store.write((trx) =>
      trx.updateTable('account').set({ company_verified: 0 }).where('username', '=', 'rekan').execute(),
    );
    expect((await rekan.add(draft, large)).status).toBe(200);
    expect((await importir.add(await importir.saveDraft(), small)).status).toBe(200);
    await server.close();
  });

  test('is freed by deleting, and a replacement needs none', async () => {
    const server = await serverOf(engine);
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    const { answer } = await importir.add(draft, large);
    const replaced = await server.call(
      'updateDokap',
      { body: { ...dokapOf(draft, large), id: answer?.id ?? '' } },
      importir.token,
    );
    expect(replaced.status).toBe(200);
    expect((await importir.add(draft, large)).status).toBe(409);
    await server.call('deleteDokap', { body: { user: 'importir', id: answer?.id ?? '' } }, importir.token);
    expect((await importir.add(draft, large)).status).toBe(200);
    await server.close();
  });

  test('is not exceeded by concurrent uploads through two servers', async () => {
    const server = await serverOf(engine);
    const other = createApp({ ...server.deps, turns: createTurns() });
    const people = await Promise.all(['importir', 'rekan'].map((name) => actAs(server, name)));
    const uploads = await Promise.all(
      people.flatMap((person) => [0, 1, 2].map(async () => ({ person, draft: await person.saveDraft() }))),
    );
    const outcomes = await Promise.all(
      uploads.map(({ person: { username: user, token }, draft }, index) =>
        call(
          (path, init) => (index % 2 ? server.app : other).request(path, init),
          'saveDokap',
          { body: { ...dokapOf(draft, large), user } },
          { token },
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    await server.close();
  });

  test('counts files in the rows of lists', async () => {
    const server = await serverOf(engine);
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft({ permitTypeId: '48' });
    await importir.fill(draft, { code: '145', first: '2', second: null });
    const { id: dokapId } = await importir.dokap(draft, '145');
    const save = () => {
      const body = { code: '145', number: 'CK-1', date: '2026-03-01', dokapId, user: 'importir' } as const;
      const { file, extension } = large;
      return server.call('saveDatedDocument', { body: { ...body, file, extension } }, importir.token);
    };
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(409);
    await server.close();
  });

  test.runIf(engine.name === 'sqlite')(
    'ends where the disk would be full, and calls without a file still work',
    async () => {
      const server = await serverOf(engine, { companyMb: 1, freeMb: 1e9 });
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      const refused = await importir.add(draft, small);
      expect(refused.status).toBe(507);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(refused.failure?.message).toMatch(
        /^Ruang penyimpanan server tinggal [\d.]+ MB dan minimal 1\.000\.000\.000 MB harus kosong/,
      );
      expect(server.logged).toContainEqual(expect.objectContaining({ event: 'storage-low' }));
      expect(
        (await importir.fill(draft, { code: '22', first: 'Gudang A', second: 'Batu Ampar' })).status,
      ).toBe(200);
      await server.close();
    },
  );

  test.runIf(engine.name === 'postgres')('does not look at the disk of another machine', async () => {
    const server = await serverOf(engine, { companyMb: 1, freeMb: 1e9 });
    const importir = await actAs(server, 'importir');
    expect((await importir.add(await importir.saveDraft(), small)).status).toBe(200);
    await server.close();
  });

  test.skipIf(engine.name === 'sqlite')(
    'does not delay other calls while files of a company wait for each other',
    async () => {
      const server = await serverOf(engine);
      const importir = await actAs(server, 'importir');
      const drafts = await Promise.all(Array.from({ length: 11 }, () => importir.saveDraft()));
      const held = Promise.withResolvers<void>();
      const holds = Promise.withResolvers<void>();
      const holding = server.store.write(async (trx) => {
        await trx
          .updateTable('company')
          .set((row) => ({ name: row.ref('name') }))
          .execute();
        holds.resolve();
        await held.promise;
      });
      await holds.promise;
      let ended = 0;
      const uploads = drafts.map(async (draft) => {
        await importir.add(draft, small);
        ended += 1;
      });
      for (let turn = 0; turn < 30; turn += 1)
        expect((await importir.dokaps(drafts[0] ?? '')).length).toBeGreaterThan(0);
      expect(ended).toBe(0);
      held.resolve();
      await Promise.all([holding, ...uploads]);
      await server.close();
    },
  );
});
