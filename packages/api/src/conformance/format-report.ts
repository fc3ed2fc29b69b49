import { type CallReport, type ConformanceReport, countsOf, type Verdict } from './report.ts';

const words: { readonly [Name in Verdict]: string } = {
  conforms: 'conforms',
  differs: 'DIFFERS',
  notTried: 'not tried',
};

/** A note of more calls than this is printed once, at the end. */
const few = 3;

/**
 * Formats a report as text for a terminal: calls by resource, differences and notes below each, and a line of counts.
 *
 * @beta
 */
export function formatReport(report: ConformanceReport): string {
  const { baseURL, accounts, troubles, calls } = report;
  const people = Object.entries(accounts).map(([type, username]) => `${username} (${type})`);
  const resources = [...new Set(calls.map(({ resource }) => resource))];
  const often = notesOfMany(calls);
  const counts = countsOf(report);
  return [
    `${baseURL} as ${people.join(', ') || 'a visitor only'}`,
    ...troubles,
    ...resources.flatMap((resource) => [
      '',
      resource,
      ...calls.filter((call) => call.resource === resource).flatMap((call) => linesOf(call, often)),
    ]),
    ...(often.size > 0 ? ['', 'Notes of many calls'] : []),
    ...[...often].map(([sentence, count]) => `  ${String(count).padStart(3)} calls  ${sentence}`),
    '',
    `${calls.length} calls: ${counts.conforms} conform, ${counts.differs} differ, ${counts.notTried} were not tried.`,
    '',
  ].join('\n');
}

/** Notes that many calls share, with the number of calls. */
function notesOfMany(calls: readonly CallReport[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { notes } of calls) for (const each of notes) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > few));
}

function linesOf(
  { verdict, call, name, differences, notes, reason }: CallReport,
  often: ReadonlyMap<string, number>,
): string[] {
  const below = (text: string) => `             ${text}`;
  return [
    `  ${words[verdict].padEnd(10)} ${call} (${name})`,
    ...differences.map(({ message }) => below(`- ${message}`)),
    ...(reason ? [below(reason)] : []),
    ...notes.filter((each) => !often.has(each)).map((each) => below(`note: ${each}`)),
  ];
}
