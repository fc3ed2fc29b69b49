import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from '../lib/run.ts';

const relativeImport = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g;

/** Imports refer to the published files: `./button.ts` becomes `./button.js`. */
export const asShipped = (module: string): string => module.replaceAll(relativeImport, '$1.js$2');

/** Writes the declarations of the package in the current folder to its dist. */
async function writeDeclarations(): Promise<number> {
  const { code, output } = await run('tsc', ['-p', 'tsconfig.build.json'], { cwd: process.cwd() });
  if (output) console.error(output);
  for (const file of globSync('dist/**/*.d.ts')) writeFileSync(file, asShipped(readFileSync(file, 'utf8')));
  // An import of a stylesheet needs a declaration, too, where an app has none for all stylesheets.
  for (const sheet of globSync('dist/*.css')) writeFileSync(`${sheet}.d.ts`, 'export {};\n');
  return code;
}

if (import.meta.main) process.exitCode = await writeDeclarations();
