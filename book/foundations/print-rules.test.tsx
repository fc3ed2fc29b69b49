import { printObstacle, printOffer } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { printFlags, printGroups } from './print-rules.ts';
import { permitStatuses, permitTypes, ppftzStatuses } from './reference-lists.ts';

const types = permitTypes.map(([id]) => id);
const statuses = permitStatuses.map(([code]) => code);
const groups = printGroups(types, statuses);

test('the reference lists are read whole', () => {
  expect(types).toHaveLength(50);
  expect(permitTypes[35]).toEqual(['36', 'Perbaikan BC 1.1: Peti Kemas, Kemasan dan Berat']);
  expect(statuses).toHaveLength(10);
  expect(ppftzStatuses).toHaveLength(8);
});

test('each case stands in one row, which says what the rules say', () => {
  const wrong: string[] = [];
  for (const permitTypeId of types)
    for (const status of statuses)
      for (const approvalFlag of printFlags)
        for (const hasNumber of [true, false])
          for (const hasStoredFile of [true, false]) {
            const approvalNumber = hasNumber ? 'KEP-1/2024' : null;
            const licence = { permitTypeId, status, approvalFlag, approvalNumber, hasStoredFile };
            const rows = groups
              .filter((group) => group.types.includes(permitTypeId))
              .flatMap((group) => group.rows)
              .filter((row) => row.statuses.includes(status) && row.flags.includes(approvalFlag))
              .filter((row) =>
                row.papers.some((each) => each.hasNumber === hasNumber && each.hasFile === hasStoredFile),
              );
            const expected = printObstacle(licence) ?? printOffer(licence);
            if (rows.length !== 1 || rows[0]?.outcome !== expected) wrong.push(JSON.stringify(licence));
          }
  expect(wrong).toEqual([]);
});

test('types with the same rules stand together', () => {
  expect(groups.map((group) => group.types.length)).toEqual([1, 2, 4, 10, 33]);
});
