import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

/** Names of the stylesheets that a package exports: `./styles.css` → `styles`, built from `src/styles.ts`. */
const stylesheetsOf = ({ exports }: Manifest) =>
  Object.keys(exports).flatMap((name) => /^\.\/(.+)\.css$/.exec(name)?.[1] ?? []);

/** Entries of a package from its own manifest: `./theme` → `src/theme/index.ts`, built to `dist/theme/index.js`. */
function entriesOf(manifest: Manifest): Record<string, string> {
  const sources = Object.values(manifest.exports)
    .flatMap((target) => (typeof target === 'object' ? (target['@pabean/source'] ?? []) : []))
    .filter((source) => !source.endsWith('.css.ts'));
  const entries = sources.map((source) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), source]);
  const sheets = stylesheetsOf(manifest).map((name) => [name, `src/${name}.ts`]);
  return Object.fromEntries([...entries, ...sheets]);
}

/** The exported stylesheets hold everything, so the ones beside the other entries go, and notes of virtual file names too. */
function keepStylesheets(names: readonly string[]): void {
  const kept = names.map((name) => {
    rmSync(`dist/${name}.js`, { force: true });
    const file = `dist/${name}.css`;
    const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { file, css: css.replaceAll(/\/\* vanilla-extract-css-ns:.*? \*\/\n?/g, '') };
  });
  for (const file of globSync('dist/**/*.css')) rmSync(file);
  for (const { file, css } of kept) writeFileSync(file, css);
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
      const sheets = stylesheetsOf(manifest);
      if (sheets.length > 0) keepStylesheets(sheets);
    },
  };
}
