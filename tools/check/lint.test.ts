import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const profile = "export { office020400 as office } from '@pabean/api/rules';";
const look = "export { songket as look } from '@pabean/ui/theme';";

const refused = {
  'packages/forms/src/dokap-editor/refused.ts': profile,
  'packages/api/src/client/refused.ts': "export { office020400 as office } from '../rules/index.ts';",
  'packages/ui/src/components/button/refused.ts': "export { songket as look } from '../../theme/offices.ts';",
  'apps/portal/src/pages/refused.ts': look,
  'apps/server/src/http/routes/refused.ts': profile,
};
const allowed = {
  'apps/portal/src/office.ts': profile,
  'apps/portal/src/office-look.ts': look,
  'apps/server/src/config/office.ts': profile,
  '.storybook/messages.tsx': profile,
  'packages/forms/src/dokap-editor/allowed.test.ts': profile,
  'packages/forms/src/dokap-editor/allowed.ts': "export { rupiah } from '@pabean/api/rules';",
};

const spread = {
  'apps/portal/src/pages/spread.tsx': "export const view = <div {...{ id: 'a' }} />;",
  'packages/api/src/client/spread.ts': 'export const row = { a: 1, ...{ b: 2 } };',
};
const notSpread = {
  'packages/api/src/client/not-spread.ts':
    'export const rowOf = (rest: object) => ({ ...rest, ...(rest && { b: 2 }) });',
};

const folder = mkdtempSync(join(tmpdir(), 'pabean-lint-'));
const reported: Record<string, string[]> = {};

beforeAll(() => {
  for (const path of ['biome.json', 'tools/lint'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [file, line] of Object.entries({ ...refused, ...allowed, ...spread, ...notSpread })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--colors=off', '.'];
  const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  for (const [, file = '', rule = ''] of (stdout + stderr).matchAll(/^(\S+?):\S+ (plugin|lint\/\S+)/gm)) {
    reported[rule] ??= [];
    reported[rule].push(file);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('only entries, tests and stories import the default office', () => {
  expect(reported['lint/style/noRestrictedImports']?.toSorted()).toEqual(Object.keys(refused).toSorted());
});

test('no fresh literal is spread', () => {
  expect(reported.plugin?.toSorted()).toEqual(Object.keys(spread).toSorted());
});
