import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { plant } from './planted.ts';

const profile = "export { office020400 as office } from '@pabean/api/rules';";
const look = "export { songket as look } from '@pabean/ui/theme';";

const offices = {
  'packages/forms/src/dokap-editor/refused.ts': profile,
  'packages/ui/src/components/button/refused.ts': "export { songket as look } from '../../theme/offices.ts';",
  'apps/portal/src/pages/refused.ts': look,
};
const entries = {
  'apps/portal/src/office-look.ts': look,
  'apps/server/src/config/office.ts': profile,
  'packages/forms/src/dokap-editor/allowed.test.ts': profile,
};

const style = (rule: string) => `export const x = styled({ ${rule} });`;
const component = (code: string) => `export const x = () => ${code};`;

/** Cases of our plugins: file, code. */
const refused = {
  'spread.tsx': component("<div {...{ id: 'a' }} />"),
  'spread.ts': 'export const row = { a: 1, ...{ b: 2 } };',
  'side.css.ts': style('left: 0'),
  'border.css.ts': style("borderTopLeftRadius: '4px'"),
  'size.css.ts': style("maxHeight: '10px'"),
  'align.css.ts': style("textAlign: 'right'"),
  'four.css.ts': style("padding: '1px calc(2px + 3px) 3px 4px'"),
  'inner.css.ts': style("selectors: { '&:hover': { marginRight: 'auto' } }"),
  'text.tsx': component('<p>{a} dari {b}</p>'),
  'choice.tsx': component("<p>{busy ? 'Menyimpan' : label}</p>"),
  'sum.tsx': component("<p>{'Hapus ' + name}</p>"),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: The code of a component.
  'template.tsx': component('<p>{`Hapus ${name}`}</p>'),
  'label.tsx': component('<button aria-label="Tutup" />'),
  'option.tsx': component("<Select options={[{ value: 'a', label: 'Lainnya' }]} />"),
  'default.tsx': "export function X({ label = 'Tutup' }) {}",
};
const allowed = {
  'no-spread.ts': 'export const rowOf = (rest: object) => ({ ...rest, ...(rest && { b: 2 }) });',
  'side-fine.css.ts': style("insetInlineStart: 0, inlineSize: '100%', lineHeight: '16px', textAlign: 'end'"),
  'four-fine.css.ts': style("padding: '1px 2px 3px 2px', transition: 'width 1s'"),
  'fine.tsx': component('<p className="hint" role="alert">{a} · 1–2 … {words.save}</p>'),
  'choice-fine.tsx': component("<p>{state === 'open' ? words.close : words.open}</p>"),
  'messages/words.tsx': component('<p>Simpan</p>'),
};
const inBook = {
  'book/blocks/words.tsx': component('<p>Contents</p>'),
  '.storybook/words-of-nav.tsx': component('<nav aria-label="Contents" />'),
};
const fineInBook = {
  'book/blocks/fine.tsx': component('<code>space.{name}</code>'),
  'book/screens/sample.tsx': component('<p>Sent</p>'),
};

const inUi = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, code]) => [`packages/ui/src/${name}`, code]));

test('only entries and tests import the default office; our plugins refuse their cases and no others', async () => {
  const folder = plant({
    ...offices,
    ...entries,
    ...inUi(refused),
    ...inUi(allowed),
    ...inBook,
    ...fineInBook,
  });
  for (const path of ['biome.json', 'tools/lint'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  const args = ['lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'];
  const { output } = await run('biome', args, { cwd: folder });
  const filesOf = (rule: string) =>
    [...output.matchAll(/^(\S+?):\S+ (plugin|lint\/\S+)/gm)]
      .filter(([, , name]) => name === rule)
      .map(([, file]) => file)
      .sort();
  expect(filesOf('lint/style/noRestrictedImports')).toEqual(Object.keys(offices).sort());
  expect(filesOf('plugin')).toEqual(Object.keys({ ...inUi(refused), ...inBook }).sort());
});
