import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { migrations } from '../../apps/server/src/core/db/migrations/index.ts';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { buildPortal } from '../portal/build.ts';
import { licencesOf, writeBills } from './bill.ts';
import { bundleServer } from './bundle-server.ts';

/** A release: what it is, and from where. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  readonly madeAt: Date;
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.trim();
}

/** The release of the checked-out commit; its version is that of the packages. */
export async function currentRelease(): Promise<Release> {
  const [first] = publishedPackages();
  const { version } = JSON.parse(readFileSync(join(first?.folder ?? root, 'package.json'), 'utf8'));
  return {
    version,
    commit: await git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
    madeAt: new Date(Number(await git('log', '-1', '--format=%ct')) * 1_000),
  };
}

/** Folders and files of the repository that are in a release as they are: pattern, and where it begins. */
const asTheyAre: readonly (readonly [from: string, files: string, to: string])[] = [
  ['apps/portal/dist', '**/*', 'portal'],
  ['apps/portal/dist-maps', '**/*', 'portal-maps'],
  ['apps/server/office', '**/*', 'office'],
  ['apps/server/src/data', '*.{csv,md}', 'data'],
  ['ops', '**/*', 'ops'],
  ['docs', '{operate,officers,another-office}.md', 'docs'],
  ['.', 'LICENSE', '.'],
];

// The server reads the fonts of its documents from the package, as in the repository.
const fonts = 'node_modules/@fontsource/plus-jakarta-sans';
const fontFiles = '{package.json,LICENSE,files/plus-jakarta-sans-latin{,-ext}-{4,7}00-normal.woff}';

function copy(from: string, files: string, to: string): void {
  for (const entry of globSync(files, { cwd: from, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
  }
}

/** A release has few of the pages that its documents link to: the others are read in the repository, as they were then. */
function linkToRepository(folder: string, { commit }: Release): void {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/${commit.replace(/-dirty$/, '')}`;
  for (const page of globSync('docs/*.md', { cwd: folder })) {
    const text = readFileSync(join(folder, page), 'utf8');
    const linked = text.replace(/(?<=\]\()(?!https?:)[^)#]+/g, (path) =>
      existsSync(join(folder, 'docs', path)) ? path : `${files}/${join('docs', path)}`,
    );
    writeFileSync(join(folder, page), linked);
  }
}

const manifestOf = ({ version, commit }: Release) => ({
  name: 'pabean',
  version,
  private: true,
  license: 'MIT',
  type: 'module',
  engines: { node: '>=24' },
  gitHead: commit,
});

/** Puts everything of a release into a folder, which is emptied first: what starts with `node main.js` and nothing else. */
export async function layOut(folder: string, release: Release): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildPortal({ office: '' });
  await bundleServer(folder);
  for (const [from, files, to] of asTheyAre) copy(join(root, from), files, join(folder, to));
  linkToRepository(folder, release);
  copy(join(root, 'apps/server', fonts), fontFiles, join(folder, fonts));
  const packages = await writeBills(join(folder, 'sbom'), release.madeAt);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), licencesOf(packages));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(release), null, 2)}\n`);
  writeFileSync(join(folder, 'MIGRATIONS'), `${Object.keys(migrations).join('\n')}\n`);
  writeFileSync(join(folder, 'README.md'), readMe(basename(folder)));
}

const readMe = (name: string) => `# ${name}

The permit portal of an Indonesian customs office. It needs Node 24 and nothing else:

\`\`\`sh
node main.js                            # the portal with demo data at http://localhost:4020
node pabean.js --help                   # commands for operators and officers
\`\`\`

From here to a portal for everybody: [docs/operate.md](docs/operate.md). What its officers do: [docs/officers.md](docs/officers.md).
`;
