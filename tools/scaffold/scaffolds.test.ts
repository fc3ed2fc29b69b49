import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesOf } from '../check/exported-names.ts';
import { findWrongFolders } from '../check/structure.ts';
import { root } from '../lib/root.ts';
import { generate, usageOf } from './generate.ts';

// What the scaffolds read and change. That the result runs is shown by `pnpm prove:scaffolds`.
const copied = `
  .storybook/search-words.ts packages/api/src/contract packages/api/src/hooks packages/api/src/rules/messages
  packages/forms/src packages/ui/src/index.ts packages/ui/src/components/button
  apps/server/src/core/db apps/server/src/officer apps/server/src/http/routes apps/server/src/testing/samples.ts
  apps/server/src/testing/fill-store.ts apps/server/src/demo/demo-applications.ts
  apps/portal/src/messages apps/portal/src/paths.ts apps/portal/src/routes.ts apps/portal/src/visitor-paths.ts
  apps/portal/e2e tools/check/layers.ts tools/check/size-limits.ts tools/documents/document-examples.ts
`
  .trim()
  .split(/\s+/);

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-scaffold-'));
  for (const path of copied) cpSync(join(root, path), join(base, path), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(base, file), 'utf8');
const exported = (file: string) => namesOf(join(base, file));

/** Runs a generator as from the command line; gives the files, none of which the parser refuses. */
function make(command: string): string[] {
  const [kind = '', ...args] = command.split(' ');
  const { files } = generate(base, kind, args);
  const sources = files.filter((file) => !file.endsWith('.mdx'));
  const problems = sources.flatMap((file) =>
    parseSync(file, read(file)).errors.map(({ message }) => `${file}: ${message}`),
  );
  expect(problems).toEqual([]);
  return files;
}

test('a call that writes and one that reads stand in contract, hooks, routes and the table of calls', () => {
  make('call postal-parcel/save-parcel --writes');
  make('call postal-parcel/parcel-list');
  expect(exported('packages/api/src/contract/index.ts')).toEqual(
    expect.arrayContaining(['saveParcel', 'saveParcelValues', 'type SaveParcelValues', 'parcelList']),
  );
  expect(exported('packages/api/src/hooks/index.ts')).toEqual(
    expect.arrayContaining(['useSaveParcel', 'useParcelList']),
  );
  expect(read('packages/api/src/hooks/postal-parcel.ts')).toContain('touches: [parcelList]');
  expect(read('apps/server/src/http/routes/index.ts').match(/postalParcelHandlers,/g)).toHaveLength(1);
});

test('calls about records have one table with their fields, and a command inserts into it', () => {
  const files = make(
    'call warning-letter/warning-letters --list paged --fields number:unique,issued-on:date',
  );
  expect(files.filter((file) => file.includes('/migrations/0'))).toHaveLength(1);
  const more = [
    ...make('call warning-letter/warning-letter-detail --detail'),
    ...make('call warning-letter/warning-letter-pdf --pdf'),
  ];
  expect(more.filter((file) => file.includes('/migrations/'))).toEqual([]);
  expect(read('apps/server/src/warning-letter/warning-letter-row.ts')).toContain('issuedOn: row.issued_on,');
  expect(read('tools/check/layers.ts').match(/'warning-letter'/g)).toHaveLength(1);
  make('command warning-letter issue --inserts');
  expect(read('apps/server/src/officer/warning-letter-commands.ts')).toMatch(
    /to: [^\n]*number: [^\n]*issuedOn: /,
  );
  expect(read('apps/server/src/officer/run-command.ts')).toContain('warningLetterArea,');
});

test.each(['permit', 'ppftz', 'account', 'warning'])('a command about %s stands in its area', (area) => {
  make(`command ${area} archive reason until:day? all:given`);
  expect(read(`apps/server/src/officer/${area}-commands.ts`)).toMatch(/'archive': command\(/);
  expect(read('apps/server/src/officer/all-commands.store.test.ts')).toContain(`'${area} archive': [`);
});

test.each(['form parcel', 'form parcel --schema noStripRow'])('%s is a whole folder, exported', (command) => {
  make(command);
  expect(findWrongFolders(base)).toEqual([]);
  expect(exported('packages/forms/src/index.ts')).toContain('ParcelForm');
});

test('a component is a whole folder, exported', () => {
  make('component button-group');
  expect(findWrongFolders(base)).toEqual([]);
  expect(read('packages/ui/src/index.ts')).toContain("'./components/button-group/index.ts'");
});

test('a page has an address, and a list has a page about each of its rows, whose messages it shares', () => {
  make('page parcel-overview');
  make('page greeting --access visitor');
  make('page letters --call release-letter-list --detail application-detail --label Surat');
  expect(read('apps/portal/src/paths.ts')).toMatch(
    /parcelOverview: '\/parcel-overview',[\s\S]*'\/letters\/:id'/,
  );
  expect(read('apps/portal/src/messages/id.ts')).toContain("lettersDetail: 'Detail surat'");
  const detail = read('apps/portal/src/pages/letters-detail/letters-detail-page.tsx');
  expect(detail).toContain("usePageMessages('letters')");
});

test('a field of the permit header has its schema, label, column, migration and place in lists', () => {
  const files = make("field permit-header shelfMark --text 40 --optional --listed --label-en Rack's");
  expect(files.some((file) => file.endsWith('-shelf-mark.ts'))).toBe(true);
  expect(read('packages/api/src/rules/messages/en.ts')).toContain(String.raw`shelfMark: 'Rack\'s'`);
  expect(read('packages/api/src/contract/application-lists.ts')).toContain("shelfMark: field('shelf_mark'");
  expect(read('apps/portal/src/messages/pages-id.ts')).toContain('kecuali yang bertanda opsional');
});

test.each([
  ['call SaveParcel', /names no call/],
  ['call postal/saveParcel', /kebab-case, for example/],
  ['call company/company-of', /There is a call companyOf already/],
  ['call company/save-company --writes', /There is a table company/],
  ['call postal/parcel-list --access admin', /--access cannot be "admin"/],
  ['call postal/parcel-list --list paged --pdf', /Take one of --writes, --list/],
  ['call postal/parcel-list --list paged --access anyone', /Records are a company's/],
  ['call postal/parcel-list --list paged --fields weight:number', /A field is text, date or unique/],
  ['page application-list', /already/],
  ['page parcels --call save-application', /Say with --form/],
  ['page parcels --detail application-detail', /--detail needs --call/],
  ['form parcel --schema nothing', /exports no object schema nothing/],
  ['form send', /messages for send already/],
  ['command permit reject', /There is a command permit reject already/],
  ['command permit archive until:date', /Kinds: text, day, path, given/],
  ['command warning issue --inserts', /has no records/],
  ['component ButtonGroup', /kebab-case/],
  ['component button', /exists already/],
  ['field permit-header number --text 40', /has a field number already/],
  ['field permit-header shelfMark', /--text 40/],
  ['call postal/parcel-list --unknown', /unknown/],
])('%s is refused before anything is written', (command, message) => {
  expect(() => make(command)).toThrow(message);
  expect(read('packages/api/src/contract/endpoints.ts')).toBe(
    readFileSync(join(root, 'packages/api/src/contract/endpoints.ts'), 'utf8'),
  );
});

test('says which file has no place for it, and how each generator is called', () => {
  rmSync(join(base, 'apps/server/src/testing/samples.ts'));
  expect(() => make('call postal/parcel-list')).toThrow(/testing\/samples\.ts: there is no/);
  for (const kind of ['call', 'command', 'component', 'field', 'form', 'page'])
    expect(usageOf(kind)).toContain(`pnpm new:${kind}`);
});
