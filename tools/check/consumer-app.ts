import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { oldestNode } from '../lib/baseline.ts';
import { failureOf } from './guard.ts';
import type { Files } from './snippets.ts';

// The options of a new Vite application, except those about unused names.
const options = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

interface Compilation {
  compilerOptions: object;
  include?: readonly string[];
  files?: readonly string[];
}

function compile(folder: string, name: string, compilation: Compilation): Promise<string[]> {
  writeFiles(folder, { [name]: JSON.stringify(compilation) });
  return failureOf('tsc', ['-p', join(folder, name), '--pretty', 'false'], { cwd: folder });
}

/** The type errors in a folder with a consumer's compiler. */
export const typeProblems = (folder: string, types: readonly string[]): Promise<string[]> =>
  compile(folder, 'tsconfig.json', {
    compilerOptions: { ...options, types },
    include: ['**/*.ts', '**/*.tsx'],
  });

// The strictest options, also for the declarations that a file imports, without any types of a bundler.
const strictOptions = {
  ...options,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

/** The type errors of a file and of all that it imports, in the strictest app, resolved as by Node and as by a bundler. */
export async function strictTypeProblems(folder: string, file: string): Promise<string[]> {
  const resolutions = { node: { module: 'nodenext', moduleResolution: 'nodenext' }, bundler: {} };
  const problems = Object.entries(resolutions).map(([name, resolution]) =>
    compile(folder, `tsconfig.${name}.json`, {
      compilerOptions: { ...strictOptions, ...resolution },
      files: [file],
    }),
  );
  return (await Promise.all(problems)).flat();
}

/** The files of a folder that fail in Node: JavaScript in the oldest, which cannot strip types. */
export async function runProblems(folder: string, files: readonly string[]): Promise<string[]> {
  const failures = files.map((file) =>
    failureOf(file.endsWith('.ts') ? 'node' : oldestNode, [join(folder, file)], {
      cwd: join(folder, dirname(file)),
    }),
  );
  return (await Promise.all(failures)).flat();
}
