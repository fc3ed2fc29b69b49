import { en, id } from '@pabean/ui/messages';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';
import { type PrintGroup, type PrintOutcome, type PrintRow, printFlags, printGroups } from './print-rules.ts';
import { permitStatuses, permitTypes } from './reference-lists.ts';

const names = new Map(permitTypes);
const words = new Map(permitStatuses);
const groups = printGroups([...names.keys()], [...words.keys()]);
const reasons = say('id', 'en') === 'en' ? en.printButton : id.printButton;

const outcomes: Readonly<Record<PrintOutcome, string>> = {
  generated: say('PDF yang dibuat dari data', 'The PDF that is drawn from the data'),
  stored: say('Berkas yang diunggah kantor', 'The file that the office uploaded'),
  undecided: reasons.undecided,
  rejected: reasons.rejected,
  ended: reasons.ended,
  excluded: reasons.excluded,
};

const joined = (some: readonly string[]) => some.join(', ');

/** Some of all: by their names, or where they are most, by the others. */
function someOf(all: readonly string[], some: readonly string[], nameOf: (each: string) => string): string {
  if (some.length === all.length) return say('semua', 'all');
  const others = all.filter((each) => !some.includes(each));
  if (some.length <= others.length) return joined(some.map(nameOf));
  return `${say('semua selain', 'all but')} ${joined(others.map(nameOf))}`;
}

const withWord = (status: string) => `${status} ${words.get(status)}`;

function papersOf({ papers }: PrintRow): string {
  const [{ hasNumber, hasFile } = { hasNumber: false, hasFile: false }] = papers;
  const number = hasNumber ? say('bernomor', 'number') : say('tanpa nomor', 'no number');
  const hasOneFile = papers.length === 1;
  if (!hasOneFile) return papers.some((each) => each.hasNumber !== hasNumber) ? say('semua', 'any') : number;
  return `${number}, ${hasFile ? say('ada berkas', 'a file') : say('tanpa berkas', 'no file')}`;
}

const flagName = (flag: string | null) => flag ?? say('tanpa keputusan', 'no decision');
const flags = printFlags.map(flagName);

/** Numbers in order as ranges: “31–38, 44”. */
function rangesOf(types: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const type of types.map(Number)) {
    const last = ranges.at(-1);
    if (last?.[1] === type - 1) last[1] = type;
    else ranges.push([type, type]);
  }
  return joined(ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)));
}

function Group({ group: { types, rows } }: { group: PrintGroup }) {
  return (
    <section>
      <h3>{`${say('Jenis', types.length === 1 ? 'Type' : 'Types')} ${rangesOf(types)}`}</h3>
      <details>
        <summary>{say('Nama jenis izin', 'Names of the permit types')}</summary>
        <ul lang="id">
          {types.map((type) => (
            <li key={type}>{`${type} ${names.get(type)}`}</li>
          ))}
        </ul>
      </details>
      <Rows
        heads={[
          say('Nomor dan berkas', 'Number and file'),
          'Status',
          say('Keputusan', 'Decision'),
          say('Yang dicetak', 'What is printed'),
        ]}
        rows={rows.map((row) => [
          papersOf(row),
          someOf([...words.keys()], row.statuses, withWord),
          someOf(flags, row.flags.map(flagName), String),
          outcomes[row.outcome],
        ])}
      />
    </section>
  );
}

/** What is printed for every permit type, status, decision, number and file: types with the same rules together. */
export const PrintRules = () => groups.map((group) => <Group key={group.types[0]} group={group} />);
