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

const refusedStyles = [
  'left: 0',
  "paddingLeft: '8px'",
  "borderRightColor: 'red'",
  "borderTopLeftRadius: '4px'",
  "scrollMarginTop: '8px'",
  "width: '100%'",
  "maxHeight: '10px'",
  "textAlign: 'right'",
  "padding: '1px calc(2px + 3px) 3px 4px'",
  "selectors: { '&:hover': { marginRight: 'auto' } }",
];
const allowedStyles = [
  'insetInlineStart: 0',
  "paddingInlineStart: '8px'",
  "borderStartStartRadius: '4px'",
  "inlineSize: '100%'",
  "lineHeight: '16px'",
  "textAlign: 'end'",
  "padding: '1px calc(2px + 3px) 3px'",
  "padding: '1px 2px 3px 2px'",
  "transition: 'width 1s'",
];

const refusedWords = [
  '<p>Simpan</p>',
  '<p>{a} dari {b}</p>',
  "<p>{busy ? 'Menyimpan' : label}</p>",
  "<p>{busy && 'Menyimpan'}</p>",
  "<p>{'Hapus ' + name}</p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The code of a component.
  '<p>{`Hapus ${name}`}</p>',
  '<button aria-label="Tutup" />',
  "<input placeholder={'Cari'} />",
  '<TextField label="Nama" />',
  "<Select options={[{ value: 'a', label: 'Lainnya' }]} />",
  "function X({ label = 'Tutup' }) {}",
];
const allowedWords = [
  '<p>{words.save}</p>',
  '<p>{a} · 1–2 … {b}</p>',
  '<p className="hint" data-state="open" role="alert" />',
  "<p>{state === 'open' ? words.close : words.open}</p>",
];

/** A file for each case: `packages/ui/src/refused-words/0.tsx`. */
const filesOf = (name: string, end: string, cases: readonly string[]) =>
  Object.fromEntries(cases.map((code, index) => [`packages/ui/src/${name}/${index}${end}`, code]));

const style = (rule: string) => `export const x = styled({ ${rule} });`;
const component = (code: string) =>
  `export const x = () => ${code.startsWith('function') ? `{ ${code} }` : code};`;

const wrongStyles = filesOf('refused-styles', '.css.ts', refusedStyles.map(style));
const wrongWords = filesOf('refused-words', '.tsx', refusedWords.map(component));
const fine = {
  ...filesOf('allowed-styles', '.css.ts', allowedStyles.map(style)),
  ...filesOf('allowed-words', '.tsx', allowedWords.map(component)),
  'packages/ui/src/messages/words.tsx': component('<p>Simpan</p>'),
};

const folder = mkdtempSync(join(tmpdir(), 'pabean-lint-'));
const reported: Record<string, string[]> = {};

beforeAll(() => {
  for (const path of ['biome.json', 'tools/lint'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const [file, line] of Object.entries({
    ...refused,
    ...allowed,
    ...spread,
    ...notSpread,
    ...wrongStyles,
    ...wrongWords,
    ...fine,
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'];
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

test('fresh literals that are spread, sides of the screen and words outside of dictionaries are refused', () => {
  const wrong = [...Object.keys(spread), ...Object.keys(wrongStyles), ...Object.keys(wrongWords)];
  expect(reported.plugin?.toSorted()).toEqual(wrong.toSorted());
});
