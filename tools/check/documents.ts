import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Guide, guideOf, guides } from './snippets.ts';

const documents = ['*.md', 'docs/**/*.md', 'examples/*/README.md'];

/** Commands of pnpm itself. */
const pnpmsOwn = ['add', 'audit', 'exec', 'install', 'sbom'];

/** Scripts of a release (`tools/release/bundle-server.ts`). */
const ofReleases = ['main.js', 'pabean.js'];

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  publishConfig?: { bin?: Record<string, string> };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = (text = '{}') => JSON.parse(text) as Manifest;

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Scripts of the root, packages that this repository publishes or uses, and commands that it publishes. */
function namesIn(root: string): string[] {
  const files = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root });
  return files.flatMap((file) => {
    const { name = '', scripts, ...others } = manifestIn(textOf(join(root, file)));
    const { bin, publishConfig, dependencies, devDependencies } = others;
    const known = { ...bin, ...publishConfig?.bin, ...dependencies, ...devDependencies };
    return [name, ...Object.keys(file === 'package.json' ? { ...known, ...scripts } : known)];
  });
}

/** A document that is no guide; an example's README speaks about the scripts of its own manifest. */
function documentAt(root: string, path: string): Guide {
  const manifest = textOf(join(root, dirname(path), 'package.json'));
  return guideOf(path, readFileSync(join(root, path), 'utf8'), manifest ? { 'package.json': manifest } : {});
}

const fenced = /^( *)```.*?^\1```$/gms;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string) =>
  [...text.replaceAll(fenced, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links to files and headings that there are not. */
function deadLinks(root: string, { path, text }: Guide): string[] {
  const prose = text.replaceAll(fenced, '').replaceAll(/`[^`\n]*`/g, 'code');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor] = target.split('#');
      const full = file ? join(root, dirname(path), file) : join(root, path);
      return !existsSync(full) || (anchor && !anchorsIn(readFileSync(full, 'utf8')).includes(anchor));
    })
    .map((target) => `${path}: the link ${target} leads nowhere.`);
}

const runs = /\b(?:pnpm(?:@12)?(?: run)?|npm run|npx|node) ([a-z][\w:./-]*)/g;
const installs = /\bnpm install ([^#&`\n]+)/g;
const isOurFile = /^(apps|packages|tools|docs|book|bench|examples|ops|\.storybook)\/[\w./@-]+$/;

/** What code says is there: scripts, commands and files that it runs, packages that it installs, files of the repository. */
function namedIn(code: string): string[] {
  const packages = [...code.matchAll(installs)].flatMap(([, words = '']) =>
    words
      .trim()
      .split(/\s+/)
      .filter((word) => !word.startsWith('-'))
      .map((word) => word.replace(/(?<=.)@[^/]*$/, '')),
  );
  const run = [...code.matchAll(runs)].map(([, name = '']) => name);
  return [...packages, ...run, ...(isOurFile.test(code) && !code.includes('/dist') ? [code] : [])];
}

/** Names in the code of a document that are neither a file nor known. */
function missingNames(
  root: string,
  { path, text, snippets, files }: Guide,
  ours: readonly string[],
): string[] {
  const { scripts = {} } = manifestIn(files['package.json']);
  const known = new Set([...ours, ...Object.keys(scripts), ...Object.keys(files)]);
  const inline = [...text.replaceAll(fenced, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const shell = snippets.filter(({ language }) => language === 'sh').map(({ code }) => code);
  const exists = (name: string) =>
    known.has(name) ||
    (isOurFile.test(name) && existsSync(join(root, name))) ||
    (/\.\w+$/.test(name) && existsSync(join(root, dirname(path), name)));
  return [...inline, ...shell, ...Object.values(scripts)]
    .flatMap(namedIn)
    .filter((name) => !exists(name))
    .map((name) => `${path}: there is no ${name}.`);
}

/**
 * Links, files, scripts, commands and packages in the documents and in the guides for adopters that do not exist. Decisions are
 * records: only their links are checked. Links of the book's pages are checked in the built book, by `pnpm check:pages`.
 */
export function findDeadReferences(root: string): string[] {
  const ours = [...namesIn(root), ...pnpmsOwn, ...ofReleases];
  const plain = globSync(documents, { cwd: root }).map((path) => documentAt(root, path));
  const problems = [...plain, ...guides(root)].flatMap((guide) => [
    ...(guide.path.endsWith('.md') ? deadLinks(root, guide) : []),
    ...(guide.path.startsWith('docs/adr/') ? [] : missingNames(root, guide, ours)),
  ]);
  return [...new Set(problems)];
}
