import { declaredRows, dokapListOf } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import type { DokapRowTable, DokapTable } from '../core/db/tables/permit.ts';
import type { DokapTypeTable } from '../core/db/tables/reference.ts';
import { newId } from '../core/id.ts';
import type { DemoArchive } from './demo-archive.ts';
import type { DemoPlan } from './demo-plan.ts';
import { type DemoSeed, demoContainer, demoValues } from './demo-values.ts';

/** A document type that a permit type takes, and whether it is mandatory. */
export type AllowedType = DokapTypeTable & { readonly mandatory: number };

/** The documents of one application, and the rows of those that are lists. */
export interface DemoDokaps {
  readonly dokap: Insertable<DokapTable>[];
  readonly dokap_row: DokapRowTable[];
}

/** Fills the documents of a permit type as far as planned. */
export function buildDokaps(
  application: { id: string; createdAt: Date; plan: DemoPlan },
  types: readonly AllowedType[],
  seed: DemoSeed,
  archive: DemoArchive,
): DemoDokaps {
  const { plan, createdAt } = application;
  const all: DemoDokaps = { dokap: [], dokap_row: [] };
  for (const [index, type] of types.entries()) {
    const own = { ...seed, serial: seed.serial + index };
    const waits = plan.stage === 'started' && index > 0;
    const [first, second] = waits ? [null, null] : demoValues(type, own);
    const dokap: Insertable<DokapTable> = {
      id: newId(createdAt),
      application_id: application.id,
      code: type.code,
      first,
      second,
      expiry: type.expires && !waits ? seed.daysBefore(-365) : null,
      remarks: null,
      file_id: first === null ? null : archive.fileOf(type, first, own.serial, plan.status !== '10'),
      mandatory: type.mandatory,
      created_at: createdAt.toISOString(),
      downloaded_at: null,
    };
    all.dokap.push(dokap);
    if (first !== null) all.dokap_row.push(...buildRows(dokap, own, createdAt, plan.stage === 'halfList'));
  }
  return all;
}

/** The rows of a list document; half of them for a half-filled draft. */
function buildRows(
  dokap: Insertable<DokapTable>,
  seed: DemoSeed,
  createdAt: Date,
  half: boolean,
): DokapRowTable[] {
  const list = dokapListOf(dokap.code);
  if (!list) return [];
  const declared = declaredRows(dokap.code, dokap.first ?? null) ?? 3;
  const count = half ? Math.ceil(declared / 2) : declared;
  return Array.from({ length: count }, (_, position) => ({
    ...noValues,
    ...rowValues[list](seed, position),
    id: newId(createdAt),
    dokap_id: dokap.id,
    position,
  }));
}

const noValues = {
  value1: null,
  value2: null,
  value3: null,
  value4: null,
  value5: null,
  value6: null,
  value7: null,
  file_id: null,
};

const containerOf = (seed: DemoSeed, position: number) => demoContainer(seed.serial * 40 + position);

const rowValues = {
  containers: (seed: DemoSeed, position: number) => ({
    value1: containerOf(seed, position),
    value2: position % 3 === 2 ? '40' : '20',
  }),
  datedDocuments: (seed: DemoSeed, position: number) => ({
    value1: `${seed.serial + position}/BA/${seed.date.slice(0, 4)}`,
    value2: seed.daysBefore(3 + position),
  }),
  noStrip: (seed: DemoSeed, position: number) => ({
    value1: String(120_450 + seed.serial + position),
    value2: seed.daysBefore(4),
    value3: '004512',
    value4: seed.daysBefore(5),
    value5: String(45 + position).padStart(4, '0'),
    value6: containerOf(seed, 0),
    value7: '40',
  }),
};
