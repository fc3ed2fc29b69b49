import type { Facts, LibraryFacts, Member, TypeText } from '../props/data.ts';
import { readOurs } from '../props/read.ts';

/** An uninformative type, even in a list or with undefined. */
const mute =
  /^(?:readonly )?(?:union|unknown|function|object|any|Function|\{\})(?:\[\])*(?: \| (?:undefined|null))*$/;

const findVagueTypes = (place: string, { text }: TypeText): string[] =>
  mute.test(text) ? [`${place} has the type \`${text}\`, which says nothing.`] : [];

function problemsOf(place: string, members: readonly Member[]): string[] {
  return members.flatMap(({ name, type, description }) => {
    const at = `${place}.${name}`;
    return [...findVagueTypes(at, type), ...(description ? [] : [`${at} has no description.`])];
  });
}

function problemsIn(place: string, facts: Facts): string[] {
  if (facts.kind === 'component') return facts.sets.flatMap(({ members }) => problemsOf(place, members));
  if (facts.kind === 'value') return findVagueTypes(place, facts.type);
  return [];
}

/**
 * Gaps in the tables of the book: uninformative types, and props and members of named types without a description.
 */
export function findUndocumented({ packages, shapes }: LibraryFacts): string[] {
  const undocumented = [
    ...packages.flatMap(({ name, exports }) =>
      Object.values(exports).flatMap((facts) => problemsIn(`${name}: ${facts.name}`, facts)),
    ),
    ...Object.values(shapes).flatMap(({ title, file, members, type }) => [
      ...problemsOf(`${file}: ${title}`, members),
      ...(type ? findVagueTypes(`${file}: ${title}`, type) : []),
    ]),
  ];
  return [...new Set(undocumented)];
}

/** The same for the present sources of our packages. */
export const findUndocumentedProps = async (): Promise<string[]> => findUndocumented(readOurs());
