import {
  dokapValues,
  goodsLineOf,
  goodsRow,
  headerOfPpftz,
  missingInPpftz,
  ppftzContainerRow,
  ppftzFileField,
  ppftzHeader,
  storeTransit,
} from '@pabean/api/contract';
import {
  isContainerNumber,
  missingInDokap,
  ppftzSlots,
  ppftzStatus,
  readRegistrationCode,
  transitIdentityTypes,
  transitKinds,
} from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openText } from '../core/sealed.ts';
import { findAllowedDefinition } from '../permit/definition.ts';
import { missingInHeader } from '../permit/missing.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs } from '../testing/permit.ts';
import { readTransit } from '../transit/transit-row.ts';
import { demoPassword, demoPeople, demoTfaSecret } from './demo-people.ts';
import { loadDemoData } from './load-demo-data.ts';

describeStore('demo data', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
    await server.store.write(async (trx) => {
      await trx.deleteFrom('account').execute();
      await trx.deleteFrom('company').execute();
    });
    await loadDemoData(server.deps);
  });
  afterAll(() => server.close());

  const listOf = async (username: string) => {
    const token = await server.signIn(username);
    const { answer } = await server.call('applicationList', { body: { user: username } }, token);
    return answer ?? [];
  };

  test.each(demoPeople.filter(({ tfa }) => tfa === 'off').map(({ username }) => username))(
    '%s signs in with the demo password',
    async (username) => {
      const { answer } = await server.call('signIn', { body: { username, password: demoPassword } });
      expect(answer?.token).toBeTruthy();
    },
  );

  test('the importer has applications in every status, drafts first', async () => {
    const list = await listOf('importir');
    expect(list).toHaveLength(49);
    expect(list.slice(0, 5).map(({ status }) => status === '10')).toEqual([true, true, true, true, false]);
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['10', '20', '27', '28', '29', '50', '90', '91', '98', '99']),
    );
    expect(list.every(({ statusLabel, status }) => statusLabel !== status)).toBe(true);
    expect(new Set(list.map(({ number }) => number)).size).toBe(49);
  });

  test('every list and detail has data', async () => {
    const token = await server.signIn('importir');
    const sent = (await listOf('importir')).filter(({ status }) => status !== '10');
    const seen = await Promise.all(
      sent.map(async ({ id, status, fileUrl }) => {
        const body = { applicationId: id };
        const notes = await server.call('officeNoteList', { body }, token);
        const dokaps = await server.call('officeDokapList', { body }, token);
        const header = await server.call('applicationDetail', { body: { user: 'importir', id } }, token);
        const changes = header.answer?.changes ?? [];
        expect(changes.at(-1)?.status).toBe(status);
        expect(changes.every(({ at }) => (at ?? '') <= server.clock().toISOString())).toBe(true);
        const counts = { notes: notes.answer?.length ?? 0, dokaps: dokaps.answer?.length ?? 0 };
        return { ...counts, status, stored: fileUrl !== null };
      }),
    );
    expect(seen.some(({ notes }) => notes === 0) && seen.some(({ notes }) => notes > 1)).toBe(true);
    expect(seen.some(({ dokaps }) => dokaps === 0) && seen.some(({ dokaps }) => dokaps > 0)).toBe(true);
    expect(seen.filter(({ stored }) => stored)).toHaveLength(1);
    const rejected = seen.filter(({ status }) => status === '90');
    expect(rejected.every(({ notes, dokaps }) => notes > 0 && dokaps > 0)).toBe(true);
  });

  test.each(['importir', 'ppjk'])(
    'the lists of the free-trade zone have several statuses for %s',
    async (user) => {
      const token = await server.signIn(user);
      const statusesIn = async (name: 'ftzList' | 'ftzBrowseList') => {
        const { answer } = await server.call(name, { body: { user } }, token);
        return new Set(answer?.map(({ status }) => status));
      };
      const filed = await statusesIn('ftzList');
      for (const status of ['10', '27', '50', '90']) expect(filed).toContain(status);
      filed.delete('10');
      expect(await statusesIn('ftzBrowseList')).toEqual(filed);
    },
  );

  test('nothing is dated in the future', async () => {
    const now = server.clock().toISOString();
    for (const { date, sentAt } of await listOf('importir')) {
      expect(date <= now.slice(0, 10)).toBe(true);
      expect((sentAt ?? now) <= now).toBe(true);
    }
  });

  test('sent applications are complete, and every value is valid for the portal', async () => {
    for (const username of ['importir', 'tps', 'ppjk']) {
      const person = await actAs(server, username);
      for (const application of await listOf(username)) {
        const row = await server.store.db
          .selectFrom('application')
          .selectAll()
          .where('id', '=', application.id)
          .executeTakeFirstOrThrow();
        expect(missingInHeader(row)).toEqual([]);
        for (const dokap of await person.dokaps(application.id)) {
          if (dokap.first === null) continue;
          if (application.sentAt) expect(missingInDokap(dokap)).toEqual([]);
          const definition = await findAllowedDefinition(
            server.store.db,
            application.permitTypeId,
            dokap.code,
          );
          if (!definition) throw new Error(`${dokap.code} is not allowed.`);
          const { error } = dokapValues(definition).safeParse({ ...dokap, second: dokap.second ?? '' });
          expect([dokap.name, error?.issues]).toEqual([dokap.name, undefined]);
        }
      }
    }
  });

  test('one draft can be sent, one has half its containers, two were just created', async () => {
    const importir = await actAs(server, 'importir');
    const drafts = (await listOf('importir')).filter(({ status }) => status === '10');
    const missing: Record<string, number> = {};
    for (const draft of drafts) {
      const { failure } = await importir.send(draft.id);
      missing[draft.permitTypeId] = failure?.errors?.length ?? 0;
    }
    expect(missing).toEqual({ '30': 0, '27': 5, '16': 1, '3': 9 });
  });

  test('containers are valid and the files can be opened', async () => {
    const rows = await server.store.db
      .selectFrom('dokap_row')
      .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
      .select('dokap_row.value1')
      .where('dokap.code', '=', '151')
      .execute();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ value1 }) => isContainerNumber(value1 ?? ''))).toBe(true);
    const files = await server.store.db.selectFrom('stored_file').selectAll().execute();
    for (const file of files) expect((await server.deps.files.read(file.id))?.length).toBe(file.bytes);
  });

  const records = async (user: string) => {
    const token = await server.signIn(user);
    const lists = await Promise.all([
      server.call('ppftzRecordingList', {}, token),
      server.call('ppftzList', {}, token),
    ]);
    const numbers = lists.flatMap(({ answer }) => answer ?? []).map(({ ajuNumber }) => ajuNumber);
    return Promise.all(
      numbers.map(async (number) => {
        const { answer: detail } = await server.call('ppftzDetail', { params: { number } }, token);
        if (!detail) throw new Error(`${number} has no detail.`);
        const { id } = detail;
        const goods = (await server.call('ppftzGoods', { params: { id } }, token)).answer ?? [];
        const containers = (await server.call('ppftzContainers', { params: { id } }, token)).answer ?? [];
        const packaging = (await server.call('ppftzPackaging', { params: { id } }, token)).answer ?? [];
        const history = (await server.call('ppftzHistory', { params: { id } }, token)).answer ?? [];
        const files = ppftzSlots.filter((slot) => detail[ppftzFileField(slot)]);
        const missing = missingInPpftz({
          kind: detail.kind === '2' ? '2' : '1',
          header: headerOfPpftz(detail),
          files,
          goods: goods.length,
          packaging: packaging.length,
        });
        return { token, detail, goods, containers, packaging, history, files, missing };
      }),
    );
  };

  test('PPFTZ records of both kinds have every status, and sent ones are complete', async () => {
    const all = [...(await records('ppjk')), ...(await records('pindahan'))];
    const codes = new Set(all.map(({ detail }) => detail.status));
    expect(codes).toEqual(new Set(Object.values(ppftzStatus)));
    const sorts = new Set(all.map(({ detail }) => `${detail.kind} ${detail.hasProxy}`));
    expect(sorts).toEqual(new Set(['1 true', '1 false', '2 true', '2 false']));
    for (const { detail, missing } of all)
      if (detail.status !== '100') expect([detail.ajuNumber, missing]).toEqual([detail.ajuNumber, []]);
    const drafts = all.filter(({ detail }) => detail.status === '100');
    expect(drafts.map(({ missing, files }) => [missing.length, files.length])).toEqual([
      [14, 0],
      [0, 8],
      [8, 2],
    ]);
  });

  test('PPFTZ records are valid for the portal', async () => {
    const all = [...(await records('ppjk')), ...(await records('pindahan'))];
    const entries = await server.store.db.selectFrom('reference_entry').select(['list', 'code']).execute();
    const known = (list: string, code: string) =>
      expect(entries, `${list} ${code}`).toContainEqual({ list, code });
    const kinds = new Set<string>();
    for (const { detail, goods, containers, packaging } of all) {
      expect(ppftzHeader.safeParse(headerOfPpftz(detail)).error?.issues).toBeUndefined();
      for (const line of goods) {
        expect(goodsRow.safeParse(line).error?.issues).toBeUndefined();
        expect(line).toMatchObject(goodsLineOf(goodsRow.parse(line)));
        known('satuan', line.unitType);
        known('kemasan', line.packageType);
      }
      if (detail.gross) {
        const sum = goods.reduce((total, { gross }) => total + Number(gross), 0);
        expect(Number(detail.gross)).toBeCloseTo(sum);
        expect(Number(detail.net)).toBeLessThanOrEqual(Number(detail.gross));
      }
      for (const container of containers) {
        expect(ppftzContainerRow.safeParse(container).error?.issues).toBeUndefined();
        kinds.add(container.kind);
      }
      for (const each of packaging) known('kemasan', each.kind);
      if (!detail.loadingPort) continue;
      known('pelabuhan', detail.loadingPort);
      known('pelabuhan', detail.destinationPort);
      known('gudang', detail.warehouse);
    }
    expect(kinds).toEqual(new Set(['F', 'L']));
  });

  test('each PPFTZ record has its history: bill, payment, release, corrections', async () => {
    const now = server.clock().toISOString();
    for (const { token, detail, history, goods } of [
      ...(await records('ppjk')),
      ...(await records('pindahan')),
    ]) {
      const { status, ajuNumber: number } = detail;
      const decided = history.map(({ statusName }) => statusName?.label);
      const isAt = (...statuses: string[]) => statuses.includes(status);
      expect(Boolean(detail.billingCode && detail.billingFile)).toBe(isAt('115', '116', '120', '145', '150'));
      expect(Boolean(detail.ntpn && detail.ntpnDate)).toBe(isAt('116', '120', '145', '150'));
      expect(Boolean(detail.releaseNumber && detail.releaseNumberDate)).toBe(isAt('150'));
      expect(Boolean(detail.registrationNumber)).toBe(!isAt('100'));
      expect(decided.includes('Pemeriksaan Fisik')).toBe(isAt('120', '145', '150'));
      for (const { startedAt, endedAt } of history)
        expect([startedAt, endedAt, now].toSorted()).toEqual([startedAt, endedAt, now]);
      expect(detail.corrections?.map(({ field }) => field)).toEqual(
        isAt('190') ? ['no_surat_pindah', 'file_pindah', 'barang'] : undefined,
      );
      if (isAt('190')) {
        expect(detail.sent).toMatchObject({ recipient: detail.recipient, pindahDate: detail.pindahDate });
        expect(detail.sent?.pindahNumber).not.toBe(detail.pindahNumber);
        expect(goods.map(({ changed }) => changed)).toEqual(goods.map((_, index) => index === 0));
      }
      for (const name of ppftzSlots.map((slot) => detail[ppftzFileField(slot)]).concat(detail.billingFile)) {
        if (!name) continue;
        const { status: code } = await server.call('ppftzFile', { params: { number, name } }, token);
        expect([name, code]).toEqual([name, 200]);
      }
    }
  });

  test('a complete PPFTZ record can be sent, and its registration comes after those of the demo', async () => {
    const complete = (await records('ppjk')).find(
      ({ detail, missing }) => detail.status === '100' && missing.length === 0,
    );
    const { token = '', detail } = complete ?? {};
    const { failure } = await server.call('sendPpftz', { body: { id: detail?.id ?? '' } }, token);
    expect(failure).toBeUndefined();
    const registered = (await records('ppjk')).map((each) => each.detail.registrationNumber);
    const own = (await records('ppjk')).find((each) => each.detail.id === detail?.id)?.detail;
    expect(own?.status).toBe('110');
    expect(registered.filter((number) => number === own?.registrationNumber)).toHaveLength(1);
  });

  const transits = () => server.store.db.selectFrom('transit_request').selectAll().execute();

  test('a dozen transit requests of both kinds were filed, and some of them stamped', async () => {
    const rows = await transits();
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.values(transitKinds)));
    const now = server.clock().toISOString();
    for (const { filed_at, seen_at, seen_by } of rows) {
      expect([filed_at, seen_at ?? now, now].toSorted()).toEqual([filed_at, seen_at ?? now, now]);
      expect(seen_by === null).toBe(seen_at === null);
    }
    const seen = rows.filter(({ seen_at }) => seen_at !== null).length;
    expect([seen > 3, seen < 9]).toEqual([true, true]);
    for (const { code } of rows) expect(readRegistrationCode(code)).toBe(code);
    expect(new Set(rows.map(({ pdf_id }) => pdf_id)).size).toBe(12);
  });

  test('transit requests are valid for the forms, with entries of the office’s lists', async () => {
    const entries = await server.store.db.selectFrom('reference_entry').select(['list', 'code']).execute();
    const known = (list: string, code: string) =>
      expect(entries, `${list} ${code}`).toContainEqual({ list, code });
    const companies = await server.store.db.selectFrom('courier_company').selectAll().execute();
    const types = new Set<string>();
    for (const row of await transits()) {
      const request = readTransit(row);
      const sent = z.encode(storeTransit.body, { ...request, captcha: 'diselesaikan' });
      expect(z.safeDecode(storeTransit.body, sent).error?.issues).toBeUndefined();
      for (const { unit } of request.goods) known('satuan', unit);
      const { person, port, expected_on, carrier } = row;
      if (request.kind === transitKinds.passenger) {
        types.add(request.notifierIdentityType);
        known('pelabuhan-transit', request.portOut);
        const { notifierName, portIn, arrivalDate } = request;
        expect([person, port, expected_on]).toEqual([notifierName, portIn, arrivalDate]);
      } else {
        known('pelabuhan-transit', request.departurePort);
        known('kemasan', request.packageType);
        for (const city of [request.originCity, request.destinationCity]) if (city) known('kota', city);
        expect(companies).toContainEqual(
          expect.objectContaining({
            name: request.company,
            identity_number: request.identityNumber,
            address: request.address,
          }),
        );
        const { courierName, arrivalPort, expectedDate } = request;
        expect([person, port, expected_on]).toEqual([courierName, arrivalPort, expectedDate]);
      }
      known('pelabuhan-transit', port);
      expect(carrier).toBe(request.carrier);
    }
    expect(types).toEqual(new Set(transitIdentityTypes));
  });

  test('two names of carriers wait, and all others that requests have are accepted', async () => {
    const carriers = await server.store.db.selectFrom('carrier').selectAll().execute();
    const waiting = carriers.filter(({ accepted_at }) => accepted_at === null).map(({ name }) => name);
    expect(waiting).toHaveLength(2);
    const asked = await server.store.db.selectFrom('carrier_of_visitor').select('name').execute();
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(waiting));
    const named = new Set((await transits()).map(({ carrier }) => carrier).filter(Boolean));
    for (const name of named) expect(carriers.map((carrier) => carrier.name)).toContain(name);
    expect(waiting.some((name) => named.has(name))).toBe(true);
  });

  test('the second factor of the demo is sealed in the store', async () => {
    const account = await server.store.db
      .selectFrom('account')
      .select(['id', 'tfa', 'tfa_secret'])
      .where('username', '=', 'tfa')
      .executeTakeFirstOrThrow();
    expect(account.tfa).toBe('on');
    expect(openText(server.deps.secret, 'tfa secret', account.id, account.tfa_secret ?? '')).toBe(
      demoTfaSecret,
    );
  });

  test('a second start changes nothing', async () => {
    const count = () =>
      server.store.db
        .selectFrom('dokap')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await loadDemoData(server.deps);
    expect(await count()).toEqual(before);
  });
});
