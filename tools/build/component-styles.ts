import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../lib/root.ts';
import { styleNames } from '../lib/style-names.ts';
import { inOrder, type Metafile, partsOf, reachedFrom, styleSources } from './style-graph.ts';

/** A package's stylesheet and modules, to be taken apart. */
export interface Whole {
  metafile: Metafile;
  /** The stylesheet with everything, marked by source. */
  css: string;
  /** Entries of the components: `src/components/link/index.ts`. */
  components: readonly string[];
}

/** Files of `dist/styles`: name → text. */
export type StyleFiles = Record<string, string>;

const ui = '@pabean/ui';
const base = 'base';

const nameOf = (entry: string) => basename(dirname(entry));

/** Where the rules of a source stand: with everything's ground, with their component, or apart because several use them. */
function sheetOf(source: string, components: readonly string[]): string {
  if (source.startsWith('src/theme/')) return base;
  const owner = components.find((entry) => source.startsWith(`${dirname(entry)}/`));
  return owner ? nameOf(owner) : `parts/${basename(source, '.css.ts')}`;
}

/** Names that a module imports from `@pabean/ui` and that are there when it runs. */
function namesFromUi(module: string): string[] {
  if (!/\.tsx?$/.test(module)) return [];
  const { staticImports } = parseSync(module, readFileSync(module, 'utf8')).module;
  return staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === ui)
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, importName }) => (isType || !importName.name ? [] : importName.name));
}

const importsOf = (files: readonly string[]) => files.map((file) => `import '${file}';\n`).join('');

/**
 * A stylesheet for each component with its own rules, and a module for each that imports the stylesheets of what it
 * draws: what all stand on, parts before those that use them, its own last.
 */
export function componentStyles({ metafile, css, components }: Whole): StyleFiles {
  const parts = partsOf(css);
  const sheets = new Map<string, string>();
  for (const [source, text] of parts) {
    const name = sheetOf(source, components);
    sheets.set(name, `${sheets.get(name) ?? ''}${text}`);
  }
  const names = [...sheets.keys()];
  const modulesOf = (name: string) => {
    const entry = components.find((each) => nameOf(each) === name);
    const sources = [...parts.keys()].filter((source) => sheetOf(source, components) === name);
    return reachedFrom(entry ? [entry] : sources, metafile);
  };
  const used = (name: string) => {
    const reached = new Set(styleSources(modulesOf(name)).map((source) => sheetOf(source, components)));
    return names.filter((each) => each !== name && each !== base && reached.has(each));
  };
  const owners = styleNames(join(root, 'packages/ui/src/index.ts'));
  const fromUi = (list: readonly string[]) => {
    const wanted = new Set(list.flatMap((name) => [...modulesOf(name)]).flatMap(namesFromUi));
    const named = new Set([...owners].flatMap(([name, owner]) => (wanted.has(name) ? owner : [])));
    return [base, ...named].map((name) => `${ui}/styles/${name}.js`);
  };
  const ground = sheets.has(base) ? () => [`./${base}.css`] : fromUi;
  const modules = components.map((entry): [string, string] => {
    const list = inOrder(nameOf(entry), used);
    const own = list.filter((name) => sheets.has(name)).map((name) => `./${name}.css`);
    return [nameOf(entry), importsOf([...ground(list), ...own])];
  });
  if (sheets.has(base)) modules.unshift([base, importsOf([`./${base}.css`])]);
  return Object.fromEntries([
    ...[...sheets].map(([name, text]) => [`${name}.css`, text]),
    ...modules.flatMap(([name, text]) => [
      [`${name}.js`, text],
      [`${name}.d.ts`, 'export {};\n'],
    ]),
  ]);
}

/** Writes files to `dist/styles` of the package in the current folder. */
export function writeStyles(files: StyleFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join('dist/styles', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
