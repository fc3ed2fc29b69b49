import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../lib/run.ts';
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

/** The type errors in a folder with a consumer's compiler. */
export async function typeProblems(folder: string, types: readonly string[]): Promise<string[]> {
  const tsconfig = { compilerOptions: { ...options, types }, include: ['**/*.ts', '**/*.tsx'] };
  writeFiles(folder, { 'tsconfig.json': JSON.stringify(tsconfig) });
  const { code, output } = await run('tsc', ['-p', folder, '--pretty', 'false'], { cwd: folder });
  return code === 0 ? [] : [output.trim()];
}

/** The files of a folder that fail in Node. */
export async function runProblems(folder: string, files: readonly string[]): Promise<string[]> {
  const results = await Promise.all(
    files.map(async (file) => {
      const { code, output } = await run('node', [join(folder, file)], { cwd: join(folder, dirname(file)) });
      return code === 0 ? [] : [`${file}: ${output.trim()}`];
    }),
  );
  return results.flat();
}
