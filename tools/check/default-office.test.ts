import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  '.storybook/words.tsx': profile,
  'packages/forms/src/dokap-editor/allowed.test.ts': profile,
  'packages/forms/src/dokap-editor/allowed.ts': "export { rupiah } from '@pabean/api/rules';",
};

const folder = mkdtempSync(join(tmpdir(), 'pabean-default-office-'));
let reported: string[] = [];

beforeAll(() => {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, line] of Object.entries({ ...refused, ...allowed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--colors=off', '.'];
  const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const places = (stdout + stderr).matchAll(/^(\S+?):\S+ lint\/style\/noRestrictedImports/gm);
  reported = [...places].map(([, file = '']) => file);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('only entries, tests and stories choose the default office', () => {
  expect(reported.toSorted()).toEqual(Object.keys(refused).toSorted());
});
