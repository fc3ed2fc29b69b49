import { placeOf, storeTransit } from '@pabean/api/contract';
import {
  formatDate,
  groupRegistrationCode,
  kilograms,
  rupiah,
  type TransitKind,
  transitEntryTypes,
  transitKinds,
} from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { StoredTransit, TransitRequestTable } from '../core/db/tables/transit.ts';
import { messagesIn } from '../core/messages.ts';
import { labelsOf } from '../core/references.ts';
import { sumDecimals } from '../core/sum-decimals.ts';
import { withCode } from '../documents/shown-values.ts';
import { transitDocument } from '../transit/transit-pdf.ts';
import { readTransit } from '../transit/transit-row.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { block, facts, joined, quantity } from './print.ts';
import type { Shown } from './show.ts';
import { findRequest } from './transit.ts';

/** Everything about a transit request, and the actions on it. @throws CommandError when there is none */
export async function showRequest(deps: OfficerDeps, typed: string): Promise<Shown> {
  const { db } = deps.store;
  const row = await findRequest(db, typed);
  const request = readTransit(row);
  const document = await transitDocument(db, deps, row);
  const draw = () => deps.pdf.write({ isVisitor: false, read: async () => document });
  return {
    blocks: [factsOf(row), await fieldsOf(db, request), await goodsOf(db, request), documentsOf(request)],
    files: [{ name: document.name, make: async () => (await draw()).bytes }],
    book: { of: { kind: 'transit', key: row.code } },
  };
}

const factsOf = (row: TransitRequestTable) =>
  facts([
    ['Code', groupRegistrationCode(row.code)],
    ['Kind', row.kind],
    ['Filed', row.filed_at],
    ['Seen', row.seen_at === null ? 'not yet' : joined(row.seen_at, row.seen_by)],
  ]);

/** The labels of a request's fields, on the form and in the document. */
function labelOf(kind: TransitKind, field: string): string {
  const { label } = placeOf(storeTransit.body, [field], { jenisTransit: kind });
  const { labels } = messagesIn('id');
  return typeof label === 'string' ? labels[label] : field;
}

/** Every field except the lines, with the label of its code. */
async function fieldsOf(db: Db, { goods: _, ...request }: StoredTransit): Promise<string> {
  const packages = 'packageType' in request ? [request.packageType] : [];
  const labelsByField: Readonly<Record<string, string | undefined>> = {
    ...('entryType' in request && { entryType: transitEntryTypes[request.entryType] }),
    ...('packageType' in request && {
      packageType: (await labelsOf(db, 'kemasan', packages)).get(request.packageType),
    }),
  };
  const shown = Object.entries(request).flatMap(([field, value]) =>
    typeof value === 'string' && field !== 'kind'
      ? [{ label: labelOf(request.kind, field), value, meaning: labelsByField[field] }]
      : [],
  );
  const width = Math.max(...shown.map(({ label }) => label.length)) + 2;
  return block(
    'Request',
    shown.map(({ label, value, meaning }) => `${label.padEnd(width)}${joined(value, meaning) || '–'}`),
  );
}

/** The goods, then the totals. */
async function goodsOf(db: Db, request: StoredTransit): Promise<string> {
  const names = await labelsOf(
    db,
    'satuan',
    request.goods.map(({ unit }) => unit),
  );
  const lines = request.goods.flatMap((line, index) => [
    joined(`${index + 1}`, line.description, line.brand, line.serialNumber),
    `   ${joined(
      `${line.count} ${withCode(names, line.unit)}`,
      ...('price' in line
        ? [quantity(line.price, rupiah), line.remarks]
        : [quantity(line.weight, kilograms), line.waybill, line.aircraft, line.flight]),
    )}`,
  ]);
  return block(`Goods: ${request.goods.length}`, [...lines, `Total  ${totalOf(request)}`]);
}

function totalOf(request: StoredTransit): string {
  if (request.kind === transitKinds.courier)
    return quantity(sumDecimals(request.goods.map(({ weight }) => weight)), kilograms);
  return quantity(String(request.goods.reduce((sum, { price }) => sum + BigInt(price), 0n)), rupiah);
}

const documentsOf = (request: StoredTransit) =>
  block(
    'Documents',
    ('documents' in request ? request.documents : []).map(({ kind, number, date }) =>
      joined(kind, number, formatDate(date)),
    ),
  );
