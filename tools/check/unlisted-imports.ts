import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `@scope/name/part` as `@scope/name`; undefined for a file of the package and for Node's modules. */
function packageOf(specifier: string): string[] {
  if (specifier.startsWith('.') || isBuiltin(specifier)) return [];
  return [
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  ];
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/**
 * Packages that the built modules of a package import and that its manifest does not name: an app has them only by chance.
 *
 * @param folder The package's folder, with a built `dist`.
 */
export function findUnlistedImports(folder: string): string[] {
  const { name, dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const listed = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  const found = globSync('dist/**/*.js', { cwd: folder })
    .sort()
    .flatMap((file) =>
      importsOf(join(folder, file))
        .flatMap(packageOf)
        .map((wanted) => ({ file, wanted })),
    )
    .filter(({ wanted }) => !listed.has(wanted));
  const first = new Map(found.toReversed().map(({ file, wanted }) => [wanted, file]));
  return [...first].map(
    ([wanted, file]) => `${name}: ${file} imports ${wanted}, which its dependencies do not name.`,
  );
}
