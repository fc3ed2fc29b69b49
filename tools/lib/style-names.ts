import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { namesOf } from '../check/exported-names.ts';

const component = /^\.\/(?:components\/|domain\/)?(?!internal|messages)([^/]+)\/index\.ts$/;

/**
 * The folder of each name that a package exports from a component or form, in the order of its entry: its styles are
 * called like that.
 *
 * @param entry Absolute path of the package's `index.ts`.
 */
export function styleNames(entry: string): Map<string, string> {
  const { staticExports } = parseSync(entry, readFileSync(entry, 'utf8')).module;
  const requests = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return new Map(
    [...new Set(requests)].flatMap((request) => {
      const folder = component.exec(request)?.[1];
      if (!folder) return [];
      return namesOf(join(dirname(entry), request)).map((name): [string, string] => [name, folder]);
    }),
  );
}
