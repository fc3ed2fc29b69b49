import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript-api';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import type { LibraryFacts, PackageFacts } from './data.ts';
import { factsOf, shapeFacts } from './facts.ts';
import type { Reader } from './reader.ts';

/** A package to read. */
export interface Library {
  /** Such as `@pabean/ui`. */
  name: string;
  /** Its entry file. */
  entry: string;
  /** Folders with a page in the book, relative to the repository. */
  folders: readonly string[];
  /** The names with a page in the book. */
  pages: readonly string[];
}

function openProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return ts.createProgram(files, options);
}

/** Whether a name is the type of an exported component's props, which are listed with the component. */
const isPropsOf = (name: string, names: ReadonlySet<string>) =>
  name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));

/**
 * The facts of packages from their sources. TypeScript 7 has no compiler API yet, so version 6 reads them.
 *
 * @param within The folder of our own code.
 */
export function readLibraries(libraries: readonly Library[], within: string): LibraryFacts {
  const program = openProgram(libraries.map(({ entry }) => entry));
  const checker = program.getTypeChecker();
  const fileOf = (symbol: ts.Symbol) => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const shapes = new Map<string, ts.Symbol>();
  const reader: Reader = {
    checker,
    isOurs: (symbol) => fileOf(symbol).startsWith(`${within}/`) && !fileOf(symbol).includes('/node_modules/'),
    given: new Map(),
    onShape(symbol) {
      const known = shapes.get(symbol.name) ?? symbol;
      if (known !== symbol)
        throw new Error(`Two types are called ${symbol.name}: ${[known, symbol].map(fileOf)}`);
      shapes.set(symbol.name, symbol);
    },
  };
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const packages = libraries.map(({ name, entry, folders, pages }): PackageFacts => {
    const all = exportsOf(entry);
    const names = new Set(all.map((symbol) => symbol.name));
    const listed = all.filter((symbol) => !isPropsOf(symbol.name, names));
    const namesIn = (folder: string) =>
      exportsOf(join(root, folder, 'index.ts')).flatMap((symbol) =>
        names.has(symbol.name) ? symbol.name : [],
      );
    return {
      name,
      exports: Object.fromEntries(listed.map((symbol) => [symbol.name, factsOf(symbol, reader)])),
      folders: Object.fromEntries(folders.map((folder) => [folder, namesIn(folder)])),
      pages,
    };
  });
  const all: LibraryFacts['shapes'] = {};
  // Describing a type may add others, which the loop then reaches.
  for (const [name, symbol] of shapes)
    Object.assign(all, { [name]: shapeFacts(symbol, relative(root, fileOf(symbol)), reader) });
  return { packages, shapes: all };
}

/** The facts of our component packages. */
export function readOurs(): LibraryFacts {
  const libraries = publishedPackages().filter(({ name }) => name !== '@pabean/api');
  return readLibraries(
    libraries.map(({ name, folder }) => {
      const stories = globSync('src/**/*.stories.tsx', { cwd: folder }).map((story) => join(folder, story));
      return {
        name,
        entry: join(folder, 'src/index.ts'),
        folders: stories.map((story) => relative(root, dirname(story))),
        // A page is named after its subject: `Components/Actions/Button`.
        pages: stories.flatMap(
          (story) => /^ {2}title: '(?:.*\/)?(.*)',$/m.exec(readFileSync(story, 'utf8'))?.[1] ?? [],
        ),
      };
    }),
    join(root, 'packages'),
  );
}
