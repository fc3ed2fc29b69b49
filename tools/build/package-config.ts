import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

const styles = { entry: 'src/styles.ts', css: 'dist/styles.css', js: 'dist/styles.js' };

/** Entries of a package from its own manifest: `./theme` → `src/theme/index.ts`, built to `dist/theme/index.js`. */
function entriesOf({ exports }: Manifest): Record<string, string> {
  const sources = Object.values(exports)
    .flatMap((target) => (typeof target === 'object' ? (target['@pabean/source'] ?? []) : []))
    .filter((source) => !source.endsWith('.css.ts'));
  const entries = sources.map((source) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), source]);
  return { ...Object.fromEntries(entries), ...(exports['./styles.css'] ? { styles: styles.entry } : {}) };
}

/** One stylesheet holds everything, so the ones beside the other entries go, and its note of virtual file names too. */
function keepOneStylesheet(): void {
  const css = (existsSync(styles.css) ? readFileSync(styles.css, 'utf8') : '').replaceAll(
    /\/\* vanilla-extract-css-ns:.*? \*\/\n?/g,
    '',
  );
  for (const file of globSync('dist/**/*.css')) rmSync(file);
  rmSync(styles.js, { force: true });
  writeFileSync(styles.css, css);
  // The fonts' licence asks to travel with them.
  for (const file of globSync('src/theme/fonts/LICENSE*')) copyFileSync(file, `dist/fonts/${basename(file)}`);
}

/**
 * What every package's tsup.config.ts shares; it runs in the package's folder.
 *
 * @param apart Folders of `src` that are built to files of their own, so that an app which imports one of them alone
 *   leaves the others out, whatever runs at their top level. The package's entry brings them together.
 */
export function packageConfig(apart: string[] = []): Options {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const parts = globSync(apart, { cwd: 'src' }).map((folder) => [
    `parts/${basename(folder)}`,
    `src/${folder}/index.ts`,
  ]);
  return {
    entry: { ...entriesOf(manifest), ...Object.fromEntries(parts) },
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    clean: true,
    silent: true,
    // tsc writes the declarations: tsup's own need a compiler API that TypeScript 7 lacks.
    dts: false,
    loader: { '.woff2': 'file' },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    esbuildOptions(options) {
      options.jsx = 'automatic';
      options.assetNames = 'fonts/[name]';
    },
    async onSuccess() {
      if (manifest.exports['./styles.css']) keepOneStylesheet();
    },
  };
}
