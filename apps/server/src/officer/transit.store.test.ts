import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { groupRegistrationCode } from '@pabean/api/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { naughtyTexts } from '../testing/naughty-texts.ts';
import { addCarrier, addTransit } from '../testing/stored-transit.ts';
import { readOfficerCommand } from './run-command.ts';

describeStore('an officer and transit requests', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.store.write(async (trx) => {
      await trx.deleteFrom('transit_request').execute();
      await trx.deleteFrom('carrier').where('accepted_at', 'is', null).execute();
    }),
  );

  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['transit', ...args]);
    server.clock.advance(1_000);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
  };
  const by = ['--officer', 'Sri Wahyuni'];
  const rows = async (...tables: string[]) => {
    const all = await readAllRows(server.store);
    return tables.map((table) => all.get(table) ?? []);
  };
  const book = async () => (await rows('audit'))[0]?.at(-1);

  test('lists those without a stamp, the latest first, and all with an option', async () => {
    expect(await office('list')).toBe('There is no such request.');
    const first = await addTransit(server.store, buildPassengerTransit(), {
      filed_at: '2026-03-01T02:00:00.000Z',
    });
    const second = await addTransit(server.store, buildCourierTransit());
    const seen = await addTransit(server.store, buildPassengerTransit(), {
      filed_at: '2026-03-01T01:00:00.000Z',
      person: 'Dewi\nLestari',
      seen_at: '2026-03-06T02:30:00.000Z',
      seen_by: 'Rina',
    });
    const lines = [
      `${groupRegistrationCode(second.code)}  Barang Kiriman  Rina Marlina  GARUDA INDONESIA  Warehouse Hang Nadim  06-03-2026`,
      `${groupRegistrationCode(first.code)}  Barang Penumpang  Bima Aditya Pranata  KM KELUD  Batu Ampar  06-03-2026`,
    ];
    expect(await office('list')).toBe(lines.join('\n'));
    expect((await office('list', '--all')).split('\n')).toEqual([
      ...lines,
      `${groupRegistrationCode(seen.code)}  Barang Penumpang  Dewi / Lestari  KM KELUD  Batu Ampar  06-03-2026  seen 2026-03-06T02:30:00.000Z by Rina`,
    ]);
  });

  test('lists fifty, and mentions that there are earlier ones', async () => {
    for (let count = 0; count < 51; count += 1) await addTransit(server.store);
    const lines = (await office('list')).split('\n');
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('… and earlier ones.');
  });

  test('stamps a request once, with an entry in the audit log', async () => {
    const { id, code } = await addTransit(server.store);
    const shown = groupRegistrationCode(code);
    const told = await office('seen', shown.toLowerCase().replaceAll('-', ' '), ...by);
    expect(told).toBe(`${shown} is seen: Barang Penumpang of Bima Aditya Pranata.`);
    const at = server.clock().toISOString();
    const [requests] = await rows('transit_request');
    expect(requests?.find((row) => row.id === id)).toMatchObject({ seen_at: at, seen_by: 'Sri Wahyuni' });
    expect(await book()).toMatchObject({
      actor: 'hendra',
      action: 'transit-seen',
      at,
      detail: `${code} Sri Wahyuni`,
    });
    const before = await rows('transit_request', 'audit');
    await expect(office('seen', code, '--officer', 'Hendra')).rejects.toThrow(
      `${shown} was seen by Sri Wahyuni already, at ${at}.`,
    );
    expect(await rows('transit_request', 'audit')).toEqual(before);
    expect(await office('list')).toBe('There is no such request.');
  });

  test('of two concurrent officers one stamps it', async () => {
    const { code } = await addTransit(server.store);
    const stamps = await Promise.allSettled(
      ['Sri', 'Hendra'].map((name) => office('seen', code, '--officer', name)),
    );
    expect(stamps.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [audit] = await rows('audit');
    expect(audit?.filter(({ detail }) => String(detail).startsWith(code))).toHaveLength(1);
  });

  test('shows everything about a passenger’s request, and who stamped it', async () => {
    const { code } = await addTransit(
      server.store,
      buildPassengerTransit({
        sponsorName: 'PT Contoh Rumah Film',
        purpose: 'Lainnya',
        otherPurpose: 'Syuting',
      }),
    );
    await office('seen', code, ...by);
    const shown = await office('show', code.toLowerCase());
    for (const line of [
      ...[`Code           ${groupRegistrationCode(code)}`, 'Kind           Barang Penumpang'],
      /Filed {10}2026-03-02T03:00:00.000Z/,
      /Seen {11}\d{4}-.*Z {2}Sri Wahyuni/,
      ...[/Nama Pemberitahu +Bima Aditya Pranata\n/, /Nomor Identitas Pemberitahu +2171041907900002\n/],
      ...[
        /Nama Sponsor +PT Contoh Rumah Film\n/,
        /Alamat Sponsor +–\n/,
        /Tujuan Pemasukan Lainnya +Syuting\n/,
      ],
      ...[
        /Jenis Pemasukan +Barang Bawaan Penumpang {2}Melalui Kawasan Bebas\n/,
        /Pelabuhan Masuk +Batu Ampar\n/,
      ],
      'Goods: 1\n  1  Kamera video profesional  Sony PXW-Z190  4012773\n     2 buah (H87)  Rp 86.400.000',
      ...[
        'Total  Rp 86.400.000',
        'Documents\n  Invoice  INV-118  27-02-2026',
        'hendra  transit-seen  Sri Wahyuni',
      ],
    ])
      expect(shown).toMatch(line);
    expect(shown).not.toContain('captcha');
  });

  test('shows a courier’s request with the full number of the company, and its weights', async () => {
    const [line] = buildCourierTransit().goods;
    if (!line) throw new Error('The fixture has no goods.');
    const { code } = await addTransit(
      server.store,
      buildCourierTransit({
        identityNumber: '0019021104999000',
        address: 'Jl. Contoh No. 12',
        goods: [line, { ...line, weight: '0.1' }],
      }),
    );
    const shown = await office('show', code);
    for (const part of [
      ...[/Seen {11}not yet\n/, /Perusahaan Jasa Titipan +PT Contoh Kurir Segara\n/],
      ...[/ 0019021104999000\n/, /Kemasan +CT {2}Karton\n/, /Nama Kurir +Rina Marlina/],
      ...['12 buah (H87)  8,50 kg  126-4471  Boeing 737-800  GA-152', 'Total  8,60 kg'],
    ])
      expect(shown).toMatch(part);
    expect(shown).not.toContain('Documents');
  });

  test.each(naughtyTexts.map((text) => [text.slice(0, 40), text] as const))(
    'prints %j harmlessly',
    async (_, hostile) => {
      // PostgreSQL cannot store these characters, and the contract refuses them.
      const typed = hostile.replaceAll('\0', '').toWellFormed();
      const { code } = await addTransit(server.store, buildPassengerTransit(), {
        person: typed,
        carrier: typed,
        port: typed,
        seen_at: '2026-03-06T02:30:00.000Z',
        seen_by: typed,
        content: JSON.stringify({
          ...buildPassengerTransit(),
          notifierName: hostile,
          notifierAddress: hostile,
          origin: hostile,
          sponsorName: hostile,
          goods: [{ ...buildPassengerTransit().goods[0], description: hostile, remarks: hostile }],
          documents: [{ kind: hostile, number: hostile, date: hostile }],
        }),
      });
      const printed = [await office('show', code), await office('list', '--all')];
      printed.push(await office('seen', code, ...by).catch(({ message }: Error) => message));
      for (const text of printed) expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(printed[1]?.split('\n')).toHaveLength(1);
    },
  );

  test('describes what is wrong with a code', async () => {
    const { code } = await addTransit(server.store);
    const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
    for (const typed of [wrong, 'TR-118', '\u001b[2J', "' or 1=1"])
      for (const command of [['show'], ['seen', ...by]])
        await expect(office(command[0] ?? '', typed, ...command.slice(1))).rejects.toThrow(
          /is no registration code/,
        );
    await server.store.write((trx) => trx.deleteFrom('transit_request').execute());
    await expect(office('show', code)).rejects.toThrow(
      `There is no transit request ${groupRegistrationCode(code)}.`,
    );
    await expect(office('seen', code)).rejects.toThrow('--officer is missing');
  });

  test('lists waiting names, those that most visitors added first', async () => {
    expect(await office('carriers')).toBe('No name waits.');
    await addCarrier(server.store, { name: 'KM SATU' });
    await addCarrier(server.store, { name: 'KM BANYAK' }, 3);
    await addCarrier(server.store, { name: 'KM TANPA' }, 0);
    const since = 'since 2026-03-02T03:00:00.000Z';
    expect(await office('carriers')).toBe(
      [
        `KM BANYAK  3 visitors  ${since}`,
        `KM SATU  1 visitor  ${since}`,
        `KM TANPA  0 visitors  ${since}`,
      ].join('\n'),
    );
  });

  test('accepts a waiting name, once', async () => {
    await addCarrier(server.store, { name: 'KM TERIMA' });
    expect(await office('accept-carrier', ' km  terima', ...by)).toBe(
      'KM TERIMA is accepted: every visitor can choose it.',
    );
    const at = server.clock().toISOString();
    expect(await book()).toMatchObject({
      action: 'transit-accept-carrier',
      detail: 'KM TERIMA, Sri Wahyuni',
    });
    const before = await rows('carrier', 'audit');
    expect(before[0]?.find(({ name }) => name === 'KM TERIMA')).toMatchObject({ accepted_at: at });
    for (const command of ['accept-carrier', 'refuse-carrier'])
      await expect(office(command, 'KM TERIMA', ...by)).rejects.toThrow(
        `KM TERIMA was accepted already, at ${at}.`,
      );
    await expect(office('accept-carrier', 'KM KELUD', ...by)).rejects.toThrow('was accepted already');
    expect(await rows('carrier', 'audit')).toEqual(before);
  });

  test('removes a waiting name for all who added it, and from no request', async () => {
    await addCarrier(server.store, { name: 'KM TOLAK' }, 2);
    const { id } = await addTransit(server.store, buildPassengerTransit({ carrier: 'KM TOLAK' }));
    expect(await office('refuse-carrier', 'KM TOLAK', ...by)).toBe(
      'KM TOLAK is removed. Requests that name it keep it.',
    );
    const [carriers, ofVisitors, requests] = await rows('carrier', 'carrier_of_visitor', 'transit_request');
    expect([...(carriers ?? []), ...(ofVisitors ?? [])].filter(({ name }) => name === 'KM TOLAK')).toEqual(
      [],
    );
    expect(requests?.find((row) => row.id === id)).toMatchObject({ carrier: 'KM TOLAK' });
    expect(await book()).toMatchObject({ action: 'transit-refuse-carrier', detail: 'KM TOLAK, Sri Wahyuni' });
    for (const name of ['KM TOLAK', '\u001b[2J']) {
      const refused = await office('refuse-carrier', name, ...by).catch((error: Error) => error.message);
      expect(refused).toMatch(/^Nobody has asked for /);
      expect(refused).not.toContain('\u001b');
    }
  });

  test('has help for its commands', async () => {
    for (const name of ['list', 'show', 'seen', 'carriers', 'accept-carrier', 'refuse-carrier']) {
      expect(await office('--help')).toMatch(new RegExp(`^ {2}${name} {2,}\\S`, 'm'));
      expect(await office(name, '--help')).toContain(`Usage: pnpm office transit ${name}`);
    }
  });
});
