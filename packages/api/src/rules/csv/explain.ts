import { fill } from '../messages/index.ts';
import { visibleSigns } from '../visible-signs.ts';
import type { CsvColumn } from './cell.ts';
import type { CsvMessages } from './messages-id.ts';
import type { CsvSchema, LineProblem, LineWarning } from './schema.ts';
import type { CsvRefusal } from './table.ts';

/** The most column names that a message lists. */
const mostNames = 5;

/** Names from a file, shortened, since a header may be long. */
const listed = (names: readonly string[]) =>
  names
    .slice(0, mostNames)
    .map((name) => visibleSigns(name.length > 40 ? `${name.slice(0, 40)}…` : name))
    .join(', ') + (names.length > mostNames ? ', …' : '');

/** Returns why a whole file is refused, and what to do, in a sentence or two. */
export function explainCsvTable(refusal: CsvRefusal, { file, separators }: CsvMessages): string {
  switch (refusal.refusal) {
    case 'separator': {
      const name = refusal.found === ',' ? 'comma' : refusal.found === '\t' ? 'tab' : 'bar';
      return fill(file.separator, { found: separators[name] });
    }
    case 'header': {
      const values = { missing: listed(refusal.missing), strange: listed(refusal.strange) };
      if (refusal.strange.length === 0) return fill(file.headerMissing, values);
      return fill(refusal.missing.length === 0 ? file.headerStrange : file.header, values);
    }
    case 'headerOrder':
      return fill(file.headerOrder, {
        ...refusal,
        found: listed([refusal.found]),
      });
    case 'headerBlank':
      return fill(file.headerBlank, { place: refusal.place });
    case 'headerTwice':
      return fill(file.headerTwice, { found: listed([refusal.found]) });
    case 'control':
      return fill(file.control, { ...refusal });
    case 'quotes':
      return fill(file.quotes, { line: refusal.line });
    case 'tooManyColumns':
    case 'tooManyLines':
      return fill(file[refusal.refusal], { max: refusal.max });
    default:
      return file[refusal.refusal];
  }
}

/**
 * Returns what would be valid in the place of a wrong cell, in a sentence or two.
 *
 * @param value The cell's text: for an unknown code, the nearest known one is named.
 */
export function rightFor(
  problem: LineProblem,
  { columns }: CsvSchema,
  { right, places }: CsvMessages,
  value = '',
): string {
  const column = columns.find(({ name }) => name === problem.column);
  const { max, found } = problem;
  const example = column?.example ?? '';
  const text = right[problem.refusal];
  // A column may have no example: then none is announced.
  const sentence = fill(example === '' ? text.replace(/,[^,]*\{example\}/, '') : text, {
    example,
    max,
    found,
  });
  return problem.refusal === 'packaging' ? withNearest(sentence, column, value, places) : sentence;
}

/** Returns what to check in a suspicious cell, in a sentence or two. */
export function lookFor(
  { column: name, warning }: LineWarning,
  { columns }: CsvSchema,
  { look, places }: CsvMessages,
  value = '',
): string {
  const column = columns.find((each) => each.name === name);
  return warning === 'unlisted' ? withNearest(look[warning], column, value, places) : look[warning];
}

function withNearest(
  sentence: string,
  column: CsvColumn | undefined,
  value: string,
  places: CsvMessages['places'],
): string {
  const nearest = column?.codes?.nearest(value);
  if (!nearest) return sentence;
  return `${sentence} ${fill(places.nearest, { code: nearest.code, name: nearest.name })}`;
}
