import { storeTransit, type TransitRequest } from '@pabean/api/contract';
import { transitKinds } from '@pabean/api/rules';
import * as z from 'zod/mini';
import type { Db } from '../core/db/store.ts';
import type { StoredTransit } from '../core/db/tables/transit.ts';
import { type ReferredCode, unknownReferences } from '../core/references.ts';
import { invalid, type RefusedField, refusedField } from '../core/refusal.ts';
import { companyCalled } from './companies.ts';

type Place = readonly (string | number)[];

/**
 * Checks what the schema cannot: whether ports, units, packages, cities and the company are in the office's lists.
 * @throws Refusal invalid with an entry for each that is not
 */
export async function checkRequest(db: Db, request: TransitRequest): Promise<StoredTransit> {
  const { captcha: _, ...filed } = request;
  const refusedAt = (place: Place, reason = { message: 'choice' }): RefusedField =>
    refusedField(storeTransit.body, place, reason, z.encode(storeTransit.body, request));
  const refused = await unknownReferences(
    db,
    choicesOf(filed).map(([list, code, place]) => ({
      list,
      code,
      refused: (reason) => refusedAt(place, reason),
    })),
  );
  const company = filed.kind === transitKinds.courier ? await companyCalled(db, filed.company) : undefined;
  if (filed.kind === transitKinds.courier && !company) refused.unshift(refusedAt(['company']));
  if (refused.length > 0) throw invalid(refused);
  return filed.kind === transitKinds.courier && company
    ? { ...filed, identityNumber: company.identity_number, address: company.address }
    : filed;
}

type Choice = readonly [list: ReferredCode['list'], code: string, place: Place];

/** All values that are chosen from a list, with their paths in the request. */
function choicesOf(request: StoredTransit): Choice[] {
  const units = request.goods.map(({ unit }, index): Choice => ['satuan', unit, ['goods', index, 'unit']]);
  if (request.kind === transitKinds.passenger)
    return [
      ['pelabuhan-transit', request.portIn, ['portIn']],
      ['pelabuhan-transit', request.portOut, ['portOut']],
      ...units,
    ];
  const cities = (['originCity', 'destinationCity'] as const)
    .filter((field) => request[field] !== '')
    .map((field): Choice => ['kota', request[field], [field]]);
  return [
    ['pelabuhan-transit', request.arrivalPort, ['arrivalPort']],
    ['pelabuhan-transit', request.departurePort, ['departurePort']],
    ['kemasan', request.packageType, ['packageType']],
    ...cities,
    ...units,
  ];
}
