import { type PrintObstacle, printObstacle, printOffer } from '@pabean/api/rules';

/** What is printed, or why nothing is. */
export type PrintOutcome = 'generated' | 'stored' | PrintObstacle;

/** The officer's decisions. */
export const printFlags = ['Y', 'T', 'R', null] as const;

/** Number and file of a licence: whether it has each. */
const papers = [
  { hasNumber: true, hasFile: true },
  { hasNumber: true, hasFile: false },
  { hasNumber: false, hasFile: true },
  { hasNumber: false, hasFile: false },
] as const;
type Papers = (typeof papers)[number];

/** A row of the rules: one outcome for some papers, statuses and decisions. */
export interface PrintRow {
  readonly papers: readonly Papers[];
  readonly statuses: readonly string[];
  readonly flags: readonly (string | null)[];
  readonly outcome: PrintOutcome;
}

/** Permit types with the same rules. */
export interface PrintGroup {
  readonly types: readonly string[];
  readonly rows: readonly PrintRow[];
}

function outcomeOf(
  permitTypeId: string,
  status: string,
  approvalFlag: string | null,
  { hasNumber, hasFile }: Papers,
): PrintOutcome {
  const approvalNumber = hasNumber ? 'KEP-1204/KPU.02/2024' : null;
  const licence = { permitTypeId, status, approvalFlag, approvalNumber, hasStoredFile: hasFile };
  const offer = printOffer(licence);
  return offer === 'none' ? (printObstacle(licence) ?? 'excluded') : offer;
}

/** Groups items by a key, in the order of their first members. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

function rowsOf(type: string, statuses: readonly string[]): PrintRow[] {
  const outcomes = (status: string, paper: Papers) =>
    printFlags.map((flag) => outcomeOf(type, status, flag, paper));
  const samePapers = grouped(papers, (paper) =>
    JSON.stringify(statuses.map((status) => outcomes(status, paper))),
  );
  return samePapers.flatMap((some) => {
    const [paper = papers[0]] = some;
    return grouped(statuses, (status) => JSON.stringify(outcomes(status, paper))).flatMap((same) => {
      const [status = ''] = same;
      return grouped(printFlags, (flag) => outcomeOf(type, status, flag, paper)).map((flags) => ({
        papers: some,
        statuses: same,
        flags,
        outcome: outcomeOf(type, status, flags[0] ?? null, paper),
      }));
    });
  });
}

/** The print rules of all permit types, those with the same rules together, the largest group last. */
export const printGroups = (types: readonly string[], statuses: readonly string[]): PrintGroup[] =>
  grouped(types, (type) => JSON.stringify(rowsOf(type, statuses)))
    .map((same) => ({ types: same, rows: rowsOf(same[0] ?? '', statuses) }))
    .sort((one, other) => one.types.length - other.types.length);
