import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { clientDirective } from './client-directive.ts';
import { componentStyles, writeStyles } from './component-styles.ts';
import { asShipped } from './declarations.ts';
import { type Metafile, withoutMarks } from './style-graph.ts';

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
  publishConfig: { bin?: Record<string, string> };
}

/** Names of the stylesheets that a package exports: `./styles.css` → `styles`, built from `src/styles.ts`. */
const stylesheetsOf = ({ exports }: Manifest) =>
  Object.keys(exports).flatMap((name) => /^\.\/([^*]+)\.css$/.exec(name)?.[1] ?? []);

/**
 * Entries of a package from its own manifest: `./theme` → `src/theme/index.ts`, built to `dist/theme/index.js`; and the
 * commands that it brings, `dist/office-css/main.js` from `src/office-css/main.ts`.
 */
function entriesOf(manifest: Manifest): Record<string, string> {
  const sources = Object.values(manifest.exports)
    .flatMap((target) => (typeof target === 'object' ? (target['@pabean/source'] ?? []) : []))
    .filter((source) => !source.endsWith('.css.ts'));
  const entries = sources.map((source) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), source]);
  const sheets = stylesheetsOf(manifest).map((name) => [name, `src/${name}.ts`]);
  const commands = Object.values(manifest.publishConfig.bin ?? {}).map((file) => {
    const name = file.replace('./dist/', '').replace(/\.js$/, '');
    return [name, `src/${name}.ts`];
  });
  return Object.fromEntries([...entries, ...sheets, ...commands]);
}

/** The exported stylesheets hold everything, so the ones beside the other entries go, and notes of virtual file names too. */
function keepStylesheets(names: readonly string[]): void {
  const kept = names.map((name) => {
    rmSync(`dist/${name}.js`, { force: true });
    const file = `dist/${name}.css`;
    const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return { file, css: withoutMarks(css) };
  });
  for (const file of globSync('dist/**/*.css')) rmSync(file);
  for (const { file, css } of kept) writeFileSync(file, css);
  // The fonts' licence asks to travel with them.
  for (const file of globSync('src/theme/fonts/LICENSE*')) copyFileSync(file, `dist/fonts/${basename(file)}`);
}

/** Parts of `src`, as globs: folders end with a slash. */
interface Parts {
  /**
   * Folders and files that are built to files of their own, so that an app which imports one of them alone leaves the others
   * out, whatever runs at their top level, and a server reads data whose neighbours are React's. The package's entry brings
   * them together.
   */
  apart?: string[];
  /** Folders that get a stylesheet of their own. */
  styled?: string[];
}

const shared = {
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  silent: true,
  // tsc writes the declarations: tsup's own need a compiler API that TypeScript 7 lacks.
  dts: false,
  plugins: [clientDirective],
} satisfies Options;

/**
 * The tsup.config.ts of a package without styles: a file for each of its modules. An app's bundler then leaves out each
 * module that nobody needs, as it does with sources; of a file that holds many modules it keeps whatever runs at the top.
 */
export const modulesConfig: Options = {
  ...shared,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/{testing,testdata}/**'],
  bundle: false,
  async onSuccess() {
    for (const file of globSync('dist/**/*.js')) writeFileSync(file, asShipped(readFileSync(file, 'utf8')));
  },
};

/** The tsup.config.ts of a package with styles; it runs in the package's folder. */
export function packageConfig({ apart = [], styled = [] }: Parts = {}): Options {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const parts = globSync(apart, { cwd: 'src' }).map((part) =>
    part.endsWith('.ts')
      ? [`parts/${part.slice(0, -'.ts'.length).replaceAll('/', '-')}`, `src/${part}`]
      : [`parts/${basename(part)}`, `src/${part}/index.ts`],
  );
  const components = globSync(styled, { cwd: 'src' })
    .sort()
    .map((folder) => join('src', folder, 'index.ts'))
    .filter((entry) => existsSync(entry));
  let metafile: Metafile = { inputs: {} };
  return {
    ...shared,
    entry: { ...entriesOf(manifest), ...Object.fromEntries(parts) },
    splitting: true,
    loader: { '.woff2': 'file' },
    esbuildPlugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'metafile',
        setup: ({ onEnd }) =>
          onEnd((result) => {
            metafile = result.metafile ?? metafile;
          }),
      },
    ],
    esbuildOptions(options) {
      options.metafile = true;
      options.jsx = 'automatic';
      options.assetNames = 'fonts/[name]';
    },
    async onSuccess() {
      const sheets = stylesheetsOf(manifest);
      if (sheets.length === 0) return;
      // Without the fonts, which come apart, where a package has some.
      const whole = sheets.find((name) => name === 'styles-without-fonts') ?? 'styles';
      const css = readFileSync(`dist/${whole}.css`, 'utf8');
      keepStylesheets(sheets);
      writeStyles(componentStyles({ metafile, css, components }));
    },
  };
}
