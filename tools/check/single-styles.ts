import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Package } from '../lib/packages.ts';

const requests = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const ours = /^@pabean\/(ui|forms)\/(?:(styles)\/)?([^/]+?)(?:\.js)?$/;

/** The built modules and stylesheets that a module imports, itself included. */
function reached(entry: string, packages: string, found = new Set<string>()): Set<string> {
  if (found.has(entry) || !existsSync(entry)) return found;
  found.add(entry);
  if (!entry.endsWith('.js')) return found;
  for (const [, request = ''] of readFileSync(entry, 'utf8').matchAll(requests)) {
    const [, pkg, styles, folder] = ours.exec(request) ?? [];
    if (request.startsWith('.')) reached(resolve(dirname(entry), request), packages, found);
    else if (styles) reached(join(packages, `${pkg}/dist/styles/${folder}.js`), packages, found);
    else if (pkg)
      for (const each of [`components/${folder}`, `${folder}`])
        reached(join(packages, `${pkg}/dist/${each}/index.js`), packages, found);
  }
  return found;
}

const textOf = (files: Iterable<string>) => [...files].map((file) => readFileSync(file, 'utf8')).join('\n');

const selectors = /\.(_\w{6,})/g;
const classesIn = (css: string) => new Set([...css.matchAll(selectors)].map(([, name = '']) => name));

/**
 * Classes that a folder's modules use and that its `styles/<folder>.js` does not bring, and those that `styles.css` lacks, one
 * line each. Reads built packages.
 *
 * @param packages The folder of all packages.
 */
export function findMissingStyles(
  { name, folder }: Pick<Package, 'name' | 'folder'>,
  packages: string,
): string[] {
  const all = [...classesIn(textOf(globSync(join(packages, '*/dist/**/*.css'))))];
  const whole = classesIn(textOf(globSync(join(folder, 'dist/styles.css'))));
  const own = classesIn(textOf(globSync(join(folder, 'dist/**/*.css'))));
  const missing = globSync('dist/styles/*.js', { cwd: folder })
    .sort()
    .flatMap((module) => {
      const component = basename(module, '.js');
      const entries = globSync(`dist/{components/,}${component}/index.js`, { cwd: folder });
      const code = entries.map((entry) =>
        textOf([...reached(join(folder, entry), packages)].filter((file) => file.endsWith('.js'))),
      );
      const words = new Set(code.join('\n').match(/[\w-]+/g));
      const brought = classesIn(
        textOf([...reached(join(folder, module), packages)].filter((file) => file.endsWith('.css'))),
      );
      return all
        .filter((each) => words.has(each) && !brought.has(each))
        .map((each) => `${name}/styles/${component}.js lacks the rules of .${each}.`);
    });
  const lacking = [...own].filter((each) => !whole.has(each));
  return [...lacking.map((each) => `${name}/styles.css lacks the rules of .${each}.`), ...missing];
}
