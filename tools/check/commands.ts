import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guide, guides } from './snippets.ts';

/** The names that commands may use. */
export interface Known {
  /** Packages of the registry and of this repository. */
  packages: ReadonlySet<string>;
  /** Scripts of the application. */
  scripts: ReadonlySet<string>;
  /** Its files. */
  files: ReadonlySet<string>;
  /** Commands of our packages, for `npx`. */
  commands: ReadonlySet<string>;
}

const missing = (kind: string, names: readonly string[], known: ReadonlySet<string>) =>
  names.filter((name) => !known.has(name)).map((name) => `there is no ${kind} “${name}”`);

/** The names in a shell line that do not exist. */
export function missingIn(line: string, { packages, scripts, files, commands }: Known): string[] {
  const [program, ...rest] = line
    .replace(/(^|\s)#.*$/, '')
    .replace(/^(\w+=\S*\s+)+/, '')
    .split(/\s+/);
  const [verb = '', ...others] = rest.filter((word) => word !== '' && !word.startsWith('-'));
  const command = program === 'npm' ? `npm ${verb}` : program;
  switch (command) {
    case 'npm install':
      return missing(
        'package',
        others.map((name) => name.replace(/(?<=.)@[^/]*$/, '')),
        packages,
      );
    case 'npm run':
      return missing('script', others.slice(0, 1), scripts);
    case 'npx':
      return missing('command', [verb], commands);
    case 'node':
      return missing('file', [verb], files);
    default:
      return [];
  }
}

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  bin?: Record<string, string>;
  publishConfig?: { bin?: Record<string, string> };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Commands of a guide and its scripts that use names which do not exist. */
export function wrongCommands({ path, snippets, files }: Guide, ours: Ours): string[] {
  const { scripts = {} } = JSON.parse(files['package.json'] ?? '{}') as Manifest;
  const known = { ...ours, scripts: new Set(Object.keys(scripts)), files: new Set(Object.keys(files)) };
  const shown = snippets
    .filter(({ language }) => language === 'sh')
    .flatMap(({ line, code }) =>
      code.split('\n').map((command, index) => ({ place: `${path}:${line + index}`, command })),
    );
  const behind = Object.entries(scripts).flatMap(([name, script]) =>
    script.split(' && ').map((command) => ({ place: `${path}, script ${name}`, command })),
  );
  return [...shown, ...behind].flatMap(({ place, command }) =>
    missingIn(command, known).map((problem) => `${place}: ${problem}.`),
  );
}

/** The names of this repository: packages that it publishes or uses, and commands that it publishes. */
export type Ours = Pick<Known, 'packages' | 'commands'>;

function oursIn(root: string): Ours {
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  );
  return {
    packages: new Set(
      manifests.flatMap(({ name = '', dependencies, devDependencies }) => [
        name,
        ...Object.keys({ ...dependencies, ...devDependencies }),
      ]),
    ),
    commands: new Set(
      manifests.flatMap(({ bin, publishConfig }) => Object.keys({ ...bin, ...publishConfig?.bin })),
    ),
  };
}

/** Commands of the READMEs of the packages and of the book that cannot work. */
export function findWrongCommands(root: string): string[] {
  const ours = oursIn(root);
  return guides(root).flatMap((guide) => wrongCommands(guide, ours));
}
