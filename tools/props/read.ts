import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type ts from 'typescript-api';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import type { LibraryFacts, PackageFacts } from './data.ts';
import { emitDeclarations } from './emit.ts';
import { factsOf } from './facts.ts';
import { declarationOf, declarations, sourceOf } from './places.ts';
import { openProgram } from './program.ts';
import type { Reader } from './reader.ts';
import { Shapes } from './shapes.ts';

/** A package to read. */
export interface Library {
  /** Such as `@pabean/ui`. */
  name: string;
  /** Its entry file. */
  entry: string;
  /** Folder relative to the repository → its `index`. */
  folders: Readonly<Record<string, string>>;
  /** The names with a page in the book. */
  pages: readonly string[];
}

const exportsOf = (program: ts.Program, file: string): ts.Symbol[] => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
};

/** Whether a name is the type of an exported component's props, which are listed with the component. */
const isPropsOf = (name: string, names: ReadonlySet<string>) =>
  name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));

/**
 * The facts of packages from their declarations.
 *
 * @param within The folders of our own code.
 */
export function readLibraries(
  program: ts.Program,
  libraries: readonly Library[],
  within: readonly string[],
): LibraryFacts {
  const shapes = new Shapes();
  const isWithin = (declaration: ts.Declaration) => {
    const { fileName } = declaration.getSourceFile();
    return within.some((folder) => fileName.startsWith(`${folder}/`));
  };
  const reader: Reader = {
    checker: program.getTypeChecker(),
    isOurs: (symbol) => symbol.declarations?.some(isWithin) ?? false,
    shapeOf: (symbol) => shapes.idOf(symbol),
    given: new Map(),
  };
  const packages = libraries.map(({ name, entry, folders, pages }): PackageFacts => {
    const all = exportsOf(program, entry);
    const names = new Set(all.map((symbol) => symbol.name));
    const namesIn = (index: string) =>
      exportsOf(program, index)
        .map((symbol) => symbol.name)
        .filter((each) => names.has(each));
    return {
      name,
      exports: Object.fromEntries(
        all
          .filter(({ name: each }) => !isPropsOf(each, names))
          .map((symbol) => [symbol.name, factsOf(symbol, reader)]),
      ),
      folders: Object.fromEntries(Object.entries(folders).map(([path, index]) => [path, namesIn(index)])),
      pages,
    };
  });
  return { packages, shapes: shapes.told(reader, (file) => relative(root, sourceOf(file))) };
}

const storiesIn = (folder: string): string[] =>
  globSync('src/**/*.stories.tsx', { cwd: folder }).map((story) => join(folder, story));

/** The folders of a package that have a page in the book. */
const foldersOf = (folder: string) =>
  Object.fromEntries(
    storiesIn(folder)
      .map(dirname)
      .map((place) => [relative(root, place), declarationOf(join(place, 'index.ts'))]),
  );

/** A page is named after its subject: `Components/Actions/Button`. */
const pagesOf = (folder: string) =>
  storiesIn(folder).flatMap(
    (story) => /^ {2}title: '(?:.*\/)?(.*)',$/m.exec(readFileSync(story, 'utf8'))?.[1] ?? [],
  );

// Its types are inferred from schemas, and only the sources have comments on members.
const api = join(root, 'packages/api/src');

/** The facts of our component packages; declarations of changed sources are written again. */
export async function readOurs(): Promise<LibraryFacts> {
  await emitDeclarations();
  const libraries = publishedPackages()
    .filter(({ name }) => name !== '@pabean/api')
    .map(({ name, folder }) => ({
      name,
      entry: declarationOf(join(folder, 'src/index.ts')),
      folders: foldersOf(folder),
      pages: pagesOf(folder),
    }));
  return readLibraries(openProgram(libraries.map(({ entry }) => entry)), libraries, [declarations, api]);
}
