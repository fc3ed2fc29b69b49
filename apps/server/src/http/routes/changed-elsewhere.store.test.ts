import type { PermitHeader } from '@pabean/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContainer } from '../../demo/demo-values.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { actAs, dokapOf, headerOf, pdfUrl } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

describeStore('a draft that is changed', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let rekan: Actor;
  let pesaing: Actor;
  beforeAll(async () => {
    server = await engine.createServer();
    importir = await actAs(server, 'importir');
    pesaing = await actAs(server, 'pesaing');
    rekan = await actAs(server, 'rekan');
  });
  afterAll(() => server.close());

  const save = (
    actor: Actor,
    id: string,
    overrides: Partial<PermitHeader> & { version?: string | undefined },
  ) => {
    const { version, ...header } = overrides;
    const body = { ...headerOf(header), id, version, user: actor.username };
    return server.call('saveApplication', { body }, actor.token);
  };

  async function detail(actor: Actor, id: string) {
    const body = { user: actor.username, id };
    const { answer, failure } = await server.call('applicationDetail', { body }, actor.token);
    if (!answer) throw new Error(JSON.stringify(failure));
    return answer;
  }

  const seen = async (id: string) => (await detail(importir, id)).headerVersion;
  const conflict = { status: 'error', message: expect.stringContaining('diubah di tempat lain') };

  describe('in its header', () => {
    test('has the values that were saved last, and stays the same draft', async () => {
      const id = await importir.saveDraft({ number: '1/LAMA' });
      const answer = (await save(importir, id, { number: '1/BARU', version: await seen(id) })).answer;
      expect(answer).toEqual({ message: 'Berhasil menyimpan', id });
      expect(await detail(importir, id)).toMatchObject({ number: '1/BARU', status: '10' });
    });

    test('is not overwritten by a user who has not seen the last change', async () => {
      const id = await importir.saveDraft({ number: '2/LAMA' });
      const version = await seen(id);
      expect((await save(rekan, id, { number: '2/REKAN', version })).status).toBe(200);
      const late = await save(importir, id, { number: '2/SAYA', version });
      expect([late.status, late.failure]).toEqual([412, conflict]);
      expect((await detail(importir, id)).number).toBe('2/REKAN');
      expect((await save(importir, id, { number: '2/SAYA', version: await seen(id) })).status).toBe(200);
    });

    test('does not count a change of a document as one of the header', async () => {
      const id = await importir.saveDraft();
      const version = await seen(id);
      await importir.fill(id, { code: '22', first: 'Gudang A', second: 'Batu Ampar' });
      expect((await save(importir, id, { phone: '0778 555 0199', version })).status).toBe(200);
    });

    test('accepts another permit type while no document was entered, with the documents of that type', async () => {
      const id = await importir.saveDraft();
      expect((await save(importir, id, { permitTypeId: '16' })).status).toBe(200);
      expect((await importir.dokaps(id)).map(({ code }) => code)).toEqual(['1', '151', '19', '2']);
      await importir.fill(id, { code: '1', file: pdfUrl, extension: 'pdf' });
      const refused = await save(importir, id, { permitTypeId: '30' });
      expect(refused.status).toBe(422);
      expect(refused.failure).toMatchObject({
        errors: [{ field: 'idijin', message: expect.stringMatching(/^Jenis Izin hanya dapat diubah/) }],
      });
      expect((await save(importir, id, { permitTypeId: '16', number: '3/TETAP' })).status).toBe(200);
    });

    test('can be changed by its company only, and by no one once it was sent', async () => {
      const id = await importir.saveDraft();
      expect((await save(pesaing, id, {})).status).toBe(404);
      await importir.fillAll(id);
      await importir.send(id);
      expect((await save(importir, id, { number: '4/TERLAMBAT' })).status).toBe(409);
    });
  });

  describe('in a document', () => {
    test('is not overwritten by a user who has not seen the last change', async () => {
      const id = await importir.saveDraft();
      const dokap = await importir.dokap(id, '22');
      const change = (actor: Actor, first: string, version: string | undefined) => {
        const body = { ...dokapOf(id, { code: '22', first, second: 'Batu Ampar' }), id: dokap.id, version };
        return server.call('updateDokap', { body: { ...body, user: actor.username } }, actor.token);
      };
      expect((await change(rekan, 'Gudang Rekan', dokap.version)).status).toBe(200);
      const late = await change(importir, 'Gudang Saya', dokap.version);
      expect([late.status, late.failure]).toEqual([412, conflict]);
      const now = await importir.dokap(id, '22');
      expect(now.first).toBe('Gudang Rekan');
      expect((await change(importir, 'Gudang Saya', now.version)).status).toBe(200);
    });

    test('keeps a container list that another user replaced meanwhile', async () => {
      const id = await importir.saveDraft({ permitTypeId: '16' });
      await importir.fill(id, { code: '151', first: '1', second: null });
      const { id: dokapId, version } = await importir.dokap(id, '151');
      const replace = (actor: Actor, serial: number, seen: string | undefined) => {
        const rows = [{ number: demoContainer(serial), size: '20' }];
        const body = { user: actor.username, dokapId, rows, version: seen };
        return server.call('saveContainers', { body }, actor.token);
      };
      expect((await replace(rekan, 1, version)).status).toBe(200);
      expect((await replace(importir, 2, version)).status).toBe(412);
      const { version: latest } = await importir.dokap(id, '151');
      expect((await replace(importir, 2, latest)).status).toBe(200);
    });
  });

  describe('and sent', () => {
    const send = (id: string, version?: string) =>
      server.call('sendApplication', { body: { user: 'importir', id, version } }, importir.token);

    test('is not sent in a state that its sender has not seen', async () => {
      const id = await importir.saveDraft();
      await importir.fillAll(id);
      const { version } = await detail(importir, id);
      await save(rekan, id, { number: '5/REKAN' });
      expect(await send(id, version)).toMatchObject({
        status: 412,
        failure: { message: expect.stringContaining('belum dikirim') },
      });
      expect((await detail(importir, id)).status).toBe('10');
      expect((await send(id, (await detail(importir, id)).version)).status).toBe(200);
    });

    test('reports what is missing like the sending does', async () => {
      const id = await importir.saveDraft();
      await importir.fill(id, { code: '22', first: 'Gudang A', second: 'Batu Ampar' });
      const { missing = [] } = await detail(importir, id);
      const refused = await send(id);
      expect(missing).toHaveLength(4);
      expect(refused.failure?.errors).toHaveLength(4);
      const waiting = (await importir.dokaps(id)).filter(({ first }) => first === null);
      expect(missing.map(({ dokapId }) => dokapId)).toEqual(waiting.map((dokap) => dokap.id));
    });

    test('reports nothing missing when complete, and no list once it was sent', async () => {
      const id = await importir.saveDraft();
      await importir.fillAll(id);
      expect((await detail(importir, id)).missing).toEqual([]);
      await importir.send(id);
      expect((await detail(importir, id)).missing).toBeUndefined();
    });
  });
});
