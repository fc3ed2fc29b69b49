import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/*/README.md'];

/** Commands of pnpm itself. */
const pnpmsOwn = ['add', 'audit', 'exec', 'install', 'sbom'];

const fenced = /^( *)```.*?^\1```$/gms;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string) =>
  [...text.replaceAll(fenced, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const unique = (names: Iterable<string>) => [...new Set(names)];

/** Links to files and headings that there are not. */
function deadLinks(root: string, path: string, text: string): string[] {
  const prose = text.replaceAll(fenced, '').replaceAll(/`[^`\n]*`/g, 'code');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return unique(targets)
    .filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [file = '', anchor] = target.split('#');
      const full = file ? join(root, dirname(path), file) : join(root, path);
      return !existsSync(full) || (anchor && !anchorsIn(readFileSync(full, 'utf8')).includes(anchor));
    })
    .map((target) => `${path}: the link ${target} leads nowhere.`);
}

/** Files of ours and scripts that are named in code, and do not exist. */
function missingNames(root: string, path: string, text: string, scripts: ReadonlySet<string>): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/```sh\n(.*?)```/gs)].map(
    ([, each = '']) => each,
  );
  const files = code
    .filter((each) => /^(apps|packages|tools|docs|book|bench|examples|\.storybook)\/[\w./@-]+$/.test(each))
    .filter((each) => !each.includes('/dist') && !existsSync(join(root, each)));
  const commands = code.flatMap((each) =>
    [...each.matchAll(/\bpnpm(?:@12)? (?:run )?([a-z][\w:-]*)/g)].map(([, script = '']) => script),
  );
  return [
    ...unique(files).map((each) => `${path}: there is no ${each}.`),
    ...unique(commands)
      .filter((each) => !scripts.has(each))
      .map((each) => `${path}: there is no script “${each}”.`),
  ];
}

/**
 * Links, files and scripts in the documents that do not exist. Decisions are records: only their links are checked. Links of the
 * book's pages are checked in the built book, by `pnpm check:pages`.
 */
export function findDeadReferences(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const known = new Set([...Object.keys(scripts), ...pnpmsOwn]);
  return globSync(documents, { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const names = path.startsWith('docs/adr/') ? [] : missingNames(root, path, text, known);
    return [...deadLinks(root, path, text), ...names];
  });
}
