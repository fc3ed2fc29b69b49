import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../apps/server/src/core/db/migrations/index.ts';
import { demoPassword } from '../../apps/server/src/testing/demo.ts';
import { call, dataUrl, samplePdf } from '../../apps/server/src/testing/index.ts';
import { runScript } from '../../apps/server/src/testing/run-cli.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { archive } from './archive.ts';
import { currentRelease, layOut } from './lay-out.ts';

const folder = mkdtempSync(join(tmpdir(), 'pabean-release-'));
const release = await currentRelease();
const name = `pabean-${release.version}`;
const home = join(folder, 'stranger', name);
const user = 'importir';
const logged: string[] = [];
let tarball: string;
let server: ServerProcess;

/** Nothing of this environment: no program is found, and nothing is configured. */
const nothing = { PATH: undefined, NODE_COMPILE_CACHE: undefined };

const build = async (place: string) => {
  await layOut(join(folder, place, name), release);
  return archive(join(folder, place, name), release.madeAt);
};
const start = (environment: Record<string, string> = {}) =>
  startServerProcess(
    { ...nothing, ...environment },
    { script: join(home, 'main.js'), log: (line) => logged.push(line) },
  );
const command = (environment: Record<string, string>, ...args: string[]) =>
  runScript(environment, [join(home, 'pabean.js'), ...args]);

beforeAll(async () => {
  tarball = await build('built');
  mkdirSync(join(folder, 'stranger'));
  execFileSync('tar', ['-xzf', tarball, '-C', join(folder, 'stranger')]);
  server = await start();
}, 180_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function signIn({ send }: ServerProcess) {
  const { answer } = await call(send, 'signIn', { body: { username: user, password: demoPassword } });
  return answer?.token;
}

const textAt = (bytes: Uint8Array | undefined, length: number) =>
  Buffer.from(bytes ?? []).toString('latin1', 0, length);

test('the release holds what is needed to check and to run it', () => {
  const sum = readFileSync(join(folder, 'built/SHA256SUMS'), 'utf8');
  expect(sum).toMatch(new RegExp(`^[0-9a-f]{64}  ${name}\\.tar\\.gz\n$`));
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  for (const file of ['main.js', 'pabean.js', 'LICENSE', 'THIRD-PARTY-LICENSES.md'])
    expect(listed).toContain(`${name}/${file}`);
  for (const page of ['operate', 'officers', 'another-office'])
    expect(listed).toContain(`${name}/docs/${page}.md`);
  const steps = readFileSync(join(home, 'MIGRATIONS'), 'utf8');
  expect(steps.trim().split('\n')).toEqual(Object.keys(migrations));
  for (const app of ['server', 'portal']) {
    const bill = readFileSync(join(home, `sbom/pabean-${app}.cdx.json`), 'utf8');
    expect(JSON.parse(bill)).toMatchObject({ bomFormat: 'CycloneDX' });
  }
  expect(listed.filter((file) => /\.ts$|\/\.|node_modules\/(?!@fontsource\/|$)/.test(file))).toEqual([]);
});

test('links of its documents lead to its own pages, or into the repository at its commit', () => {
  const links = globSync('docs/*.md', { cwd: home }).flatMap((page) =>
    [...readFileSync(join(home, page), 'utf8').matchAll(/\]\((?!#)([^)#]+)/g)].map(([, to = '']) => to),
  );
  const nowhere = links.filter((to) => !/^https?:/.test(to) && !existsSync(join(home, 'docs', to)));
  expect(nowhere).toEqual([]);
  const commit = release.commit.replace(/-dirty$/, '');
  expect(links).toContainEqual(expect.stringMatching(`/blob/${commit}/docs/adr/`));
  expect(links).toContainEqual(expect.stringMatching(`/blob/${commit}/packages/api/src/`));
});

test('source maps lie beside the portal, not in it, and an error in a browser is logged with its place in the sources', async () => {
  const listed = globSync('portal/**/*', { cwd: home });
  expect(listed.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = listed
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file: file.slice('portal/'.length), code: readFileSync(join(home, file), 'utf8') }));
  expect(scripts.filter(({ code }) => code.includes('sourceMappingURL'))).toEqual([]);
  // What apps/portal/src/routing/page-title.ts appends to titles.
  const { file = '', code = '' } = scripts.find((script) => script.code.includes(' – Pabean`')) ?? {};
  const before = code.slice(0, code.indexOf(' – Pabean`')).split('\n');
  const frames = [{ file, line: before.length, column: before.at(-1)?.length ?? 0 }];
  const facts = { name: 'Error', reason: 'other', route: '/login', release: release.version } as const;
  const body = { ...facts, frames };
  const { answer } = await call(server.send, 'reportCrash', { body });
  const line = logged.find((text) => text.includes('"event":"browser-crash"')) ?? '{}';
  const place = expect.stringMatching(/^apps\/portal\/src\/routing\/page-title\.ts:6:\d+$/);
  expect(JSON.parse(line)).toMatchObject({ request: answer?.incident, stack: place });
});

test('the same commit gives the same bytes', async () => {
  expect(readFileSync(await build('again')).equals(readFileSync(tarball))).toBe(true);
}, 120_000);

test('it serves the portal, and what it draws in workers', async () => {
  const page = await server.send('/', {});
  expect(await page.text()).toContain('<html');
  const token = await signIn(server);
  const me = await call(server.send, 'me', {}, { token });
  const listed = await call(server.send, 'browseList', { body: { user } }, { token });
  const pdfs = await Promise.all(
    (listed.answer ?? []).map(({ id }) =>
      call(server.send, 'licencePdf', { params: { user, id } }, { token }),
    ),
  );
  const drawn = pdfs.filter(({ status }) => status === 200);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { answer } of drawn) expect(textAt(answer?.bytes, 5)).toBe('%PDF-');

  const asked = { user, npwp: me.answer?.npwp ?? '', query: null, sort: null, direction: null, size: null };
  const letters = await call(
    server.send,
    'releaseLetterList',
    { query: { page: 1 }, body: asked },
    { token },
  );
  const id = letters.answer?.rows[0]?.id ?? '';
  const { answer: sheet } = await call(server.send, 'releaseLetterSheet', { body: { id } }, { token });
  expect(textAt(sheet?.bytes, 2)).toBe('PK');
});

test('what was filed there is in a backup, and in the server that is restored from it', async () => {
  const body = {
    user,
    code: '5',
    first: '045/SK/2026',
    second: '2026-01-02',
    expiry: '2027-01-31',
    remarks: null,
    file: dataUrl(samplePdf, 'application/pdf'),
    extension: 'pdf' as const,
  };
  const token = await signIn(server);
  expect((await call(server.send, 'saveMasterDokap', { body }, { token })).status).toBe(200);

  const backup = await command({}, 'backup', join(folder, 'backup'));
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  const restored = { DATA_DIR: join(folder, 'restored') };
  expect(await command(restored, 'restore', join(folder, 'backup'))).toMatchObject({ code: 0, stderr: '' });
  const second = await start(restored);
  try {
    const token = await signIn(second);
    const { answer: kept } = await call(second.send, 'masterDokapList', { body: { user } }, { token });
    const address = kept?.find(({ first }) => first === body.first)?.fileUrl;
    const file = await second.send(`/api/${address}`, { headers: { Authorization: `Bearer ${token}` } });
    expect(Buffer.from(await file.arrayBuffer()).equals(samplePdf)).toBe(true);
  } finally {
    await second.end('SIGKILL');
  }
}, 60_000);

test('commands name themselves as they are called here', async () => {
  const { stderr, code } = await command({}, 'restore');
  expect(stderr).toContain('Usage: node pabean.js restore');
  expect(code).toBe(1);
  const { stdout } = await command({}, 'office', 'permit', 'list');
  expect(stdout).toContain('PT Contoh');
});
