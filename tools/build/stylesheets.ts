import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { getSourceFromVirtualCssFile } from '@vanilla-extract/integration';

/** The rules of a built module of styles: an import of a virtual file with the rules in its name. */
const carried = /^import ['"](?<id>[^'"\n]+\.vanilla\.css\?source=[^'"\n]+)['"];?\n/gm;

/** The static and dynamic imports of a built module. */
const requests = /(?:\bfrom|\bimport)\s*\(?\s*['"](?<request>[^'"]+)['"]/g;

/** The rules of `src/components/link/link.css.ts`: `dist/components/link/link.css`. */
const sheetOf = (source: string) => source.replace(/^src\//, 'dist/').replace(/\.ts$/, '');

/**
 * Writes the rules of built modules to stylesheets beside them, so that the modules run where CSS imports are not supported.
 *
 * @returns The stylesheets that each module needs, in cascade order.
 */
async function unloadRules(): Promise<Map<string, readonly string[]>> {
  const needs = new Map<string, readonly string[]>();
  for (const module of globSync('dist/**/*.css.js')) {
    const code = readFileSync(module, 'utf8');
    const rules = await Promise.all(
      [...code.matchAll(carried)].map(({ groups }) => getSourceFromVirtualCssFile(groups?.id ?? '')),
    );
    const sheets = rules.map(({ fileName, source }) => {
      const sheet = sheetOf(fileName.replace(/\.vanilla\.css$/, ''));
      writeFileSync(sheet, `${source}\n`);
      return sheet;
    });
    needs.set(module, sheets);
    writeFileSync(module, code.replaceAll(carried, ''));
  }
  return needs;
}

/**
 * The stylesheets that a module needs, in cascade order: parts before the modules that use them, each once. Stylesheets of this
 * package by their path, those of the design system by the modules that import them.
 *
 * @param base The stylesheets that come before all others.
 */
function sheetsFor(
  entry: string,
  needs: ReadonlyMap<string, readonly string[]>,
  base: readonly string[],
): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module) || !existsSync(module)) return;
    seen.add(module);
    for (const { groups } of readFileSync(module, 'utf8').matchAll(requests)) {
      const request = groups?.request ?? '';
      const [, folder] = /^@pabean\/ui\/(.+)$/.exec(request) ?? [];
      if (request.startsWith('.')) visit(relative('', resolve(dirname(module), request)));
      else if (folder && existsSync(`../ui/dist/styles/${folder}.js`))
        sheets.add(`@pabean/ui/styles/${folder}.js`);
    }
    for (const sheet of needs.get(module) ?? []) if (!base.includes(sheet)) sheets.add(sheet);
  };
  visit(entry);
  return [...sheets];
}

const textOf = (sheets: readonly string[]) => sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');

/** Writes a module of imports only: `dist/styles/button.js`. */
function writeModule(name: string, sheets: readonly string[]): void {
  const code = sheets.map((sheet) => {
    const path = sheet.startsWith('dist/') ? relative('dist/styles', sheet).replace(/^(?!\.)/, './') : sheet;
    return `import '${path}';\n`;
  });
  writeFileSync(`dist/styles/${name}.js`, code.join(''));
  writeFileSync(`dist/styles/${name}.d.ts`, 'export {};\n');
}

/**
 * Writes the stylesheets of the package in the current folder: beside each module its own rules, `styles/<folder>.js` with the
 * styles of a folder, and `styles.css` with all.
 *
 * @param folders The folders that are import paths: `dist/components/*`.
 */
export async function writeStylesheets(folders: string): Promise<void> {
  const needs = await unloadRules();
  const theme = needs.get('dist/theme/global-without-fonts.css.js') ?? [];
  mkdirSync('dist/styles', { recursive: true });
  if (theme.length > 0) {
    writeFileSync('dist/styles/base.css', textOf(theme));
    writeModule('base', ['dist/styles/base.css']);
  }
  const base = theme.length > 0 ? 'dist/styles/base.css' : '@pabean/ui/styles/base.js';
  for (const entry of globSync(`${folders}/index.js`))
    writeModule(basename(dirname(entry)), [base, ...sheetsFor(entry, needs, theme)]);
  const own = sheetsFor('dist/index.js', needs, theme).filter((sheet) => sheet.startsWith('dist/'));
  const everything = textOf([...theme, ...own]);
  const fonts = textOf(needs.get('dist/theme/fonts.css.js') ?? []);
  writeFileSync('dist/styles.css', everything + fonts);
  if (!fonts) return;
  writeFileSync('dist/styles-without-fonts.css', everything);
  writeFileSync('dist/fonts.css', fonts);
  // The fonts' licence is copied with them.
  cpSync('src/theme/fonts', 'dist/fonts', { recursive: true });
}
