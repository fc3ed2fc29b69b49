import { storeTransit, type TransitRequest } from '@pabean/api/contract';
import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeStore } from '../../testing/describe-store.ts';
import { mutations, strange, unstorable, untexts } from '../../testing/hostile-texts.ts';
import type { TestServer } from '../../testing/index.ts';
import { generousLimits } from '../../testing/permit.ts';
import { addTransitLists, fileTransit } from '../../testing/transit.ts';

/** Some thousand calls take longer on a busy machine, in milliseconds. */
const everyCall = 60_000;

const toWire = (request: TransitRequest) => z.encode(storeTransit.body, request) as Record<string, unknown>;
const kinds = {
  passenger: toWire(buildPassengerTransit()),
  courier: toWire(buildCourierTransit()),
} as const;

/** Texts that users may mean: they are stored unchanged, and do no harm. */
const storable = strange.filter((text) => text !== '' && text.length < 100 && !/[\r\n]/.test(text));

/** The storable texts in rotation, beginning with one of them. */
function texts(from: number) {
  let next = from;
  return () => storable[next++ % storable.length] ?? '';
}

type Of<Kind> = Extract<TransitRequest, { kind: Kind }>;

/** The free text fields of a passenger and a courier, filled with hostile texts. */
const free = {
  passenger: (from: number): Partial<Of<'Barang Penumpang'>> => {
    const text = texts(from);
    return {
      notifierName: text(),
      notifierAddress: text(),
      notifierOccupation: text(),
      notifierIdentityType: 'Paspor',
      notifierIdentityNumber: text(),
      sponsorName: text(),
      sponsorAddress: text(),
      sponsorOccupation: text(),
      purpose: 'Lainnya',
      otherPurpose: text(),
      placeOfUse: text(),
      origin: text(),
      carrierNumber: text(),
      goods: [
        {
          description: text(),
          brand: text(),
          serialNumber: text(),
          remarks: text(),
          count: '1',
          unit: 'H87',
          price: '0',
        },
      ],
      documents: [{ kind: 'Lainnya', number: text(), date: '2026-03-01' }],
    };
  },
  courier: (from: number): Partial<Of<'Barang Kiriman'>> => {
    const text = texts(from);
    return {
      occupation: text(),
      billNumber: text(),
      courierName: text(),
      goods: [
        {
          waybill: text(),
          description: text(),
          brand: text(),
          serialNumber: text(),
          aircraft: text(),
          flight: text(),
          count: '1',
          unit: 'H87',
          weight: '1',
        },
      ],
    };
  },
};

describeStore('hostile texts in a transit request', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    await addTransitLists(server.store);
  });
  afterAll(() => server.close());

  const send = async (body: unknown) => {
    const response = await server.send('/api/storeTransit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };

  test.each(Object.entries(kinds))(
    'text that no store can hold is refused in every field of a %s, at its field',
    async (_, honest) => {
      for (const value of unstorable)
        for (const { place, body } of mutations(honest, value)) {
          const { status, text } = await send(body);
          const fields = (JSON.parse(text).errors ?? []).map(({ field }: { field: string }) => field);
          expect([place, value, status, fields]).toEqual([
            place,
            value,
            422,
            expect.arrayContaining([place]),
          ]);
        }
    },
    everyCall,
  );

  test.each(Object.entries(kinds))(
    'unusual text never causes a fault in a field of a %s',
    async (_, honest) => {
      for (const value of [...strange, ...untexts])
        for (const { place, body } of mutations(honest, value)) {
          const { status, text } = await send(body);
          expect([place, value, status]).toEqual([place, value, expect.toSatisfy((code) => code < 500)]);
          expect(text).not.toMatch(/sqlite|postgres|node_modules|\bat .*\.ts:/i);
        }
      expect(await server.store.db.selectFrom('transit_request').select('id').execute()).toEqual([]);
    },
    everyCall,
  );

  test('permitted text is stored unchanged', async () => {
    for (const kind of ['passenger', 'courier'] as const)
      for (const from of [0, 3]) {
        const typed = free[kind](from);
        const code = await fileTransit(server, kind, typed);
        const row = await server.store.db
          .selectFrom('transit_request')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        expect(JSON.parse(row.content)).toMatchObject(typed);
        const found = await server.call('findTransit', { params: { code } });
        expect(found.answer?.id).toBe(row.pdf_id);
      }
  });
});
