import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { asClientModule } from './client-directive.ts';
import { asShipped } from './declarations.ts';
import { writeStylesheets } from './stylesheets.ts';

/** Options of a package's build. */
interface PackageOptions {
  /** The built folders with styles, as a glob: `dist/components/*`. */
  styles?: string;
}

const mapComment = /^\/\/# sourceMappingURL=.*\n?/m;

/** Writes a built module as published. Its source map follows the line that `'use client'` adds. */
function ship(file: string, built: string): void {
  const code = asClientModule(asShipped(built));
  if (file.endsWith('.css.js')) {
    writeFileSync(file, code.replace(mapComment, ''));
    return;
  }
  writeFileSync(file, code);
  if (code.split('\n').length === built.split('\n').length) return;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
}

/**
 * The tsup.config.ts of a package, which runs in the package's folder: a file for each of its modules. An app's bundler then
 * omits each unused module, as it does with sources.
 */
export const packageConfig = ({ styles }: PackageOptions = {}): Options => ({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,examples}.{ts,tsx}', '!src/**/{testing,testdata}/**'],
  bundle: false,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  silent: true,
  sourcemap: true,
  // tsc writes the declarations: tsup's need a compiler API that TypeScript 7 does not have.
  dts: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
  async onSuccess() {
    for (const file of globSync('dist/**/*.js')) {
      const code = readFileSync(file, 'utf8');
      // The modules with rules have written them already.
      if (code.includes('from "@vanilla-extract/css"')) rmSync(file);
      else ship(file, code);
    }
    // The rules of a module of styles are not in it any more, so nothing of its map is true.
    for (const map of globSync('dist/**/*.css.js.map')) rmSync(map);
    if (styles) await writeStylesheets(styles);
  },
});
