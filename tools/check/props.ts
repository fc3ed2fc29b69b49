import type { Facts, LibraryFacts, Member, TypeText } from '../props/data.ts';
import { readOurs } from '../props/read.ts';

/** A type that says nothing to who reads it, also as a list and with nothing. */
const mute =
  /^(?:readonly )?(?:union|unknown|function|object|any|Function|\{\})(?:\[\])*(?: \| (?:undefined|null))*$/;

const saysNothing = (place: string, { text }: TypeText): string[] =>
  mute.test(text) ? [`${place} has the type \`${text}\`, which says nothing.`] : [];

function problemsOf(place: string, members: readonly Member[]): string[] {
  return members.flatMap(({ name, type, description }) => {
    const at = `${place}.${name}`;
    return [...saysNothing(at, type), ...(description ? [] : [`${at} has no description.`])];
  });
}

function problemsIn(place: string, facts: Facts): string[] {
  if (facts.kind === 'component') return facts.sets.flatMap(({ members }) => problemsOf(place, members));
  if (facts.kind === 'value') return saysNothing(place, facts.type);
  return [];
}

/**
 * What the tables of the book would leave out: types that say nothing, and props, and members of named types, without a
 * description.
 */
export function findUndocumented({ packages, shapes }: LibraryFacts): string[] {
  const undocumented = [
    ...packages.flatMap(({ name, exports }) =>
      Object.values(exports).flatMap((facts) => problemsIn(`${name}: ${facts.name}`, facts)),
    ),
    ...Object.values(shapes).flatMap(({ title, file, members, type }) => [
      ...problemsOf(`${file}: ${title}`, members),
      ...(type ? saysNothing(`${file}: ${title}`, type) : []),
    ]),
  ];
  return [...new Set(undocumented)];
}

/** The same for our packages, as their declarations are now. */
export const findUndocumentedProps = async (): Promise<string[]> => findUndocumented(await readOurs());
