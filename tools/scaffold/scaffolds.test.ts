import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { namesOf } from '../check/exported-names.ts';
import { findWrongFolders } from '../check/structure.ts';
import { root } from '../lib/root.ts';
import { writeCall } from './call/index.ts';
import { writeCommand } from './command/index.ts';
import { writeField } from './field/index.ts';
import { writeForm } from './form/index.ts';
import { writePage } from './page/index.ts';

// What the scaffolds read and change. That the result runs is shown by `pnpm prove:scaffolds`.
const copied = [
  'packages/api/src/contract',
  'packages/api/src/hooks',
  'packages/api/src/rules/messages',
  'packages/forms/src',
  'apps/server/src/core/db',
  'apps/server/src/http/routes',
  'apps/server/src/officer',
  'apps/server/src/testing/samples.ts',
  'apps/server/src/testing/fill-store.ts',
  'apps/server/src/demo/demo-applications.ts',
  'apps/portal/src/paths.ts',
  'apps/portal/src/visitor-paths.ts',
  'apps/portal/src/routes.ts',
  'apps/portal/src/messages',
  'apps/portal/e2e',
  'tools/check/size-limits.ts',
  'tools/check/layers.ts',
  'tools/documents/document-examples.ts',
  '.storybook/search-words.ts',
];

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-scaffold-'));
  for (const path of copied) cpSync(join(root, path), join(base, path), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(base, file), 'utf8');

/** What the parser says against what was written. */
const mistakesIn = (files: readonly string[]) =>
  files.flatMap((file) => parseSync(file, read(file)).errors.map(({ message }) => `${file}: ${message}`));

describe('a call', () => {
  test('that writes and one that reads stand in every layer, once', () => {
    const files = [
      ...writeCall(base, 'postal-parcel/save-parcel', { writes: true }),
      ...writeCall(base, 'postal-parcel/parcel-list'),
    ];
    expect(mistakesIn(files)).toEqual([]);
    expect(namesOf(join(base, 'packages/api/src/contract/index.ts'))).toEqual(
      expect.arrayContaining(['saveParcel', 'saveParcelValues', 'type SaveParcelValues', 'parcelList']),
    );
    expect(namesOf(join(base, 'packages/api/src/hooks/index.ts'))).toEqual(
      expect.arrayContaining(['useSaveParcel', 'useParcelList']),
    );
    const places = {
      'packages/api/src/contract/endpoints.ts': '  parcelList: postalParcel.parcelList,',
      'packages/api/src/hooks/postal-parcel.ts': '{ touches: [parcelList] }',
      'apps/server/src/http/routes/index.ts': '  ...postalParcelHandlers,',
      'apps/server/src/http/routes/postal-parcel.ts': ".selectFrom('postal_parcel')",
      'apps/server/src/testing/samples.ts': '  parcelList: { outcome: 200, input: {} },',
      'apps/server/src/core/db/tables/index.ts': '  postal_parcel: PostalParcelTable;',
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
  });

  test('of a resource that is there already goes into its files', () => {
    const files = writeCall(base, 'company/own-company', { access: 'M,U' });
    expect(read('packages/api/src/contract/company.ts')).toContain("import * as z from 'zod/mini';");
    expect(mistakesIn(files)).toEqual([]);
    expect(read('packages/api/src/contract/company.ts')).toMatch(/companyOf = [\s\S]*ownCompany = /);
    expect(read('apps/server/src/http/routes/company.ts')).toMatch(/companyOf:[\s\S]*async ownCompany/);
  });

  test('about records of a company has its table, its domain, its document and its tests', () => {
    const files = [
      ...writeCall(base, 'warning-letter/warning-letters', {
        list: 'paged',
        fields: 'number:unique issued-on:date subject',
      }),
      ...writeCall(base, 'warning-letter/warning-letter-detail', { detail: true }),
      ...writeCall(base, 'warning-letter/warning-letter-pdf', { pdf: true }),
    ];
    expect(mistakesIn(files)).toEqual([]);
    expect(namesOf(join(base, 'packages/api/src/contract/index.ts'))).toEqual(
      expect.arrayContaining(['warningLetters', 'warningLetterSorts', 'type WarningLetterRow']),
    );
    const places = {
      'packages/api/src/contract/warning-letter.ts': "    issuedOn: field('issued_on', shownDay),",
      'packages/api/src/hooks/warning-letter.ts': 'export const useWarningLetterDetail = (id: string) =>',
      'apps/server/src/core/db/tables/warning-letter.ts':
        '  /** No two rows have the same. */\n  number: string;',
      'apps/server/src/testing/fill-store.ts': "  await addWarningLetter(server, 'importir', 'Contoh');",
      'apps/server/src/warning-letter/warning-letters.ts': "  issuedOn: 'issued_on',",
      'apps/server/src/documents/warning-letter/warning-letter-text.ts': "['Nomor', row.number],",
      'apps/server/src/http/routes/warning-letter.ts': 'drawWarningLetterPdf(act, deps, input.params.id),',
      'apps/server/src/http/routes/warning-letter-pdf.store.test.ts': "toBe('%PDF')",
      'tools/check/layers.ts': ", 'warning-letter'];",
      'tools/documents/document-examples.ts': "row: { id: '01J8', number: 'Contoh', issuedOn: '2026-03-02',",
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
  });

  test('of visitors keeps its rows in a table that names no company', () => {
    writeCall(base, 'inquiry/ask-office', { writes: true, access: 'anyone' });
    expect(read('apps/server/src/core/db/tables/inquiry.ts')).not.toContain('company_id');
    expect(read('apps/server/src/http/routes/inquiry.ts')).not.toContain('company_id');
  });

  test.each([
    ['SaveParcel', {}, /names no call/],
    ['postal/saveParcel', {}, /kebab-case, for example/],
    ['company/company-of', {}, /There is a call companyOf already/],
    ['company/save-company', { writes: true }, /There is a table company/],
    ['postal/parcel-list', { access: 'admin' }, /--access cannot be "admin"/],
    ['postal/parcel-list', { list: 'all' }, /--list cannot be "all"/],
    ['postal/parcel-list', { list: 'paged', pdf: true }, /Take one of --writes, --list/],
    ['postal/parcel-list', { list: 'paged', access: 'anyone' }, /Records are a company's/],
    ['postal/parcel-list', { list: 'paged', fields: 'weight:number' }, /A field is text, date or unique/],
    ['postal/parcel-list', { fields: 'number' }, /--fields is for the first call/],
  ])('%s %j is refused before anything is written', (name, options, message) => {
    expect(() => writeCall(base, name, options)).toThrow(message);
    expect(read('packages/api/src/contract/endpoints.ts')).toBe(
      readFileSync(join(root, 'packages/api/src/contract/endpoints.ts'), 'utf8'),
    );
  });

  test('says which file has no place for it', () => {
    rmSync(join(base, 'apps/server/src/testing/samples.ts'));
    expect(() => writeCall(base, 'postal/parcel-list')).toThrow(/apps\/server\/src\/testing\/samples\.ts/);
  });
});

describe('a page', () => {
  test('has its address, row, words in both languages, and a place among the screens that axe looks at', () => {
    const files = writePage(base, 'parcel-overview');
    expect(mistakesIn(files)).toEqual([]);
    const places = {
      'apps/portal/src/paths.ts': "  parcelOverview: '/parcel-overview',",
      'apps/portal/src/routes.ts': "import('./pages/parcel-overview/parcel-overview-page.tsx')",
      'apps/portal/src/messages/id.ts': "    parcelOverview: 'Parcel overview',",
      'apps/portal/src/messages/pages-en.ts': "    failed: 'Parcel overview could not be loaded',",
      'apps/portal/e2e/route-table.ts': "  '/parcel-overview': 'NSY',",
      'apps/portal/e2e/screens/companies.ts': "address: '/parcel-overview' }",
      'apps/portal/src/pages/parcel-overview/parcel-overview-page.tsx': 'of={[useCompany()]}',
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
  });

  test('with a list that comes in pages is a description, and its rows have a page of their own', () => {
    const options = {
      call: 'release-letter-list',
      detail: 'application-detail',
      label: 'Surat Peringatan',
      'label-en': 'Warning letters',
    };
    const files = writePage(base, 'letters', options);
    expect(mistakesIn(files)).toEqual([]);
    const pages = 'apps/portal/src/pages';
    const places = {
      'apps/portal/src/paths.ts': "  lettersDetail: '/letters/:id',",
      'apps/portal/e2e/route-table.ts': "  '/letters/01J8': 'NSY',",
      'tools/check/size-limits.ts': "    'letters-detail': 50,",
      'apps/portal/e2e/screens/companies.ts': String.raw`mayLog: /404 \(Not Found\)/`,
      'apps/portal/src/messages/id.ts': "    lettersDetail: 'Detail surat peringatan',",
      'apps/portal/src/messages/en.ts': "    letters: 'Warning letters',",
      [`${pages}/letters/letters-page.tsx`]: 'usePagedList(letterSorts, useReleaseLetters)',
      [`${pages}/letters-detail/letters-detail-page.tsx`]: 'const record = useApplication(id);',
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
  });

  test('of a list and the page about one of its rows share their words, and say nothing twice', () => {
    const options = { call: 'release-letter-list', detail: 'application-detail', label: 'Surat' };
    writePage(base, 'letters', options);
    const words = read('apps/portal/src/messages/pages-id.ts').split('\n  letters: {\n')[1] ?? '';
    const texts = [...words.matchAll(/^ {4}\w+: '(.*)',$/gm)].map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const detail = read('apps/portal/src/pages/letters-detail/letters-detail-page.tsx');
    expect(detail).toContain("usePageMessages('letters')");
    // The number of a letter is none of an application.
    expect(detail).toContain('term={labels.documentNumber}');
  });

  test.each([
    ['Parcels', {}, /kebab-case/],
    ['application-list', {}, /leads somewhere already/],
    ['parcels', { path: '/dashboard' }, /--path cannot be/],
    ['parcels', { access: 'admin' }, /--access cannot be "admin"/],
    ['parcels', { call: 'nothing-there' }, /There is no call nothingThere/],
    ['parcels', { call: 'application-detail' }, /has no hook without arguments/],
    ['parcels', { call: 'save-application' }, /Say with --form/],
    ['parcels', { call: 'company-of', detail: 'application-detail' }, /--detail needs a list/],
    ['parcels', { call: 'release-letter-list', pdf: 'licence-pdf' }, /--pdf needs --detail/],
    ['parcels', { call: 'release-letter-list', detail: 'company-of' }, /does not answer with one record/],
    ['parcels', { call: 'save-application', form: 'parcel' }, /There is no form parcel/],
  ])('%s %j is refused', (name, options, message) => {
    expect(() => writePage(base, name, options)).toThrow(message);
  });
});

describe('a field of the permit header', () => {
  test('has its schema, words, column and migration, and a place in lists and their search', () => {
    const options = {
      text: '40',
      optional: true,
      listed: true,
      label: 'Tanda rak',
      'label-en': "Rack's mark",
    };
    const files = writeField(base, 'permit-header', 'shelfMark', options);
    expect(mistakesIn(files)).toEqual([]);
    const places = {
      'packages/api/src/contract/permit-header.ts':
        "shelfMark: field('shelf_mark', orNull(requiredText(40)), 'shelfMark'),",
      'packages/api/src/contract/application.ts': "  shelfMark: 'shelfMark',",
      'packages/api/src/contract/application-lists.ts': "shelfMark: field('shelf_mark', textOrNull),",
      'packages/api/src/rules/messages/id.ts': "shelfMark: 'Tanda rak',",
      'packages/api/src/rules/messages/en.ts': String.raw`shelfMark: 'Rack\'s mark',`,
      'apps/server/src/core/db/tables/permit-header.ts':
        "shelfMark: { column: 'shelf_mark', searched: 'text' },",
      'apps/server/src/demo/demo-applications.ts': "shelfMark: order % 3 === 0 ? 'Contoh' : null,",
      'apps/portal/src/messages/pages-id.ts':
        'Semua isian wajib diisi, kecuali yang bertanda opsional. Setelah',
      'apps/portal/src/messages/pages-en.ts': 'except for what is marked as optional. Once',
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
    const migration = files.find((file) => file.endsWith('-shelf-mark.ts')) ?? '';
    expect(read(migration)).toContain(".addColumn('shelf_mark', text).execute();");
    // The second one finds that the lead has its exception.
    writeField(base, 'permit-header', 'boxMark', { text: '4', optional: true });
    expect(read('apps/server/src/demo/demo-applications.ts')).toContain("boxMark: order % 3 === 0 ? 'Cont'");
  });

  test('that must be filled in has a demo value everywhere, and leaves the lead as it is', () => {
    writeField(base, 'permit-header', 'shelfMark', { text: '40' });
    expect(read('apps/server/src/demo/demo-applications.ts')).toContain("shelfMark: 'Contoh',");
    expect(read('apps/portal/src/messages/pages-id.ts')).toContain("lead: 'Semua isian wajib diisi. Setelah");
  });

  test.each([
    ['another form', 'company', 'shelfMark', '40', /written by hand/],
    ['a name that is none', 'permit-header', 'Shelf mark', '40', /camelCase/],
    ['no length', 'permit-header', 'shelfMark', undefined, /--text 40/],
    ['a name that the header has', 'permit-header', 'number', '40', /has a field number already/],
    ['a name that lists have', 'permit-header', 'status', '40', /have a field status already/],
    ['a name that a label has', 'permit-header', 'captcha', '40', /label captcha already/],
  ])('refuses %s', (_, form, name, text, said) => {
    expect(() => writeField(base, form, name, { text })).toThrow(said);
  });
});

describe('an officer’s command', () => {
  test.each([
    ['permit', 'act: (given) => decide(given, archivePermit(given.options)),'],
    ['ppftz', 'act: (given) => decide(given, archivePpftz(given.options.officer, given.options)),'],
    ['account', 'actOnAccount(deps, name, subject, archiveAccount(options)),'],
    ['letter', 'act: ({ deps, subject, options }) => archiveLetter(deps, subject, options),'],
    ['warning', 'act: ({ deps, subject, options }) => archiveWarning(deps, subject, options),'],
  ])('about %s stands in the table of its area, and does something that is tested', (area, act) => {
    const files = writeCommand(base, area, 'archive', ['reason', 'until:day?', 'all:given']);
    expect(mistakesIn(files)).toEqual([]);
    const office = 'apps/server/src/officer';
    const places = {
      [`${office}/${area}-commands.ts`]: act,
      [`${office}/run-command.ts`]: `  ${area}: ${area}Area,`,
      [`${office}/all-commands.store.test.ts`]: `    '${area} archive': [`,
      [`${office}/${area}-archive.ts`]: '  readonly until: string | undefined;',
      [`${office}/${area}-archive.store.test.ts`]: `describeStore('the command ${area} archive'`,
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
  });

  test('without options, in an area that it has made before', () => {
    const files = [...writeCommand(base, 'warning', 'issue'), ...writeCommand(base, 'warning', 'call-back')];
    expect(mistakesIn(files)).toEqual([]);
    expect(read('apps/server/src/officer/warning-commands.ts')).toMatch(
      / issue: command[\s\S]* 'call-back': command/,
    );
  });

  test('that inserts takes the fields of the table that new:call made', () => {
    const fields = 'number:unique issued-on:date subject';
    writeCall(base, 'warning-letter/warning-letters', { list: 'paged', fields });
    const files = writeCommand(base, 'warning-letter', 'issue', [], { inserts: true });
    expect(mistakesIn(files)).toEqual([]);
    const office = 'apps/server/src/officer';
    const places = {
      [`${office}/warning-letter-commands.ts`]: "issuedOn: required(day('what issued-on is'), '2026-03-02')",
      [`${office}/all-commands.store.test.ts`]:
        "    'warning-letter issue': ['the accounts of the company', ",
      [`${office}/warning-letter-issue.ts`]: '.onConflict((conflict) => conflict.doNothing())',
      [`${office}/warning-letter-issue.store.test.ts`]: "rejects.toThrow('already')",
    };
    for (const [file, text] of Object.entries(places))
      expect([file, read(file).split(text).length]).toEqual([file, 2]);
    expect(() => writeCommand(base, 'warning', 'issue', [], { inserts: true })).toThrow(/has no records/);
    expect(() => writeCommand(base, 'warning-letter', 'add', ['x'], { inserts: true })).toThrow(/--inserts/);
  });

  test.each([
    ['Warning', 'issue', [], /kebab-case/],
    ['warning', 'issueIt', [], /kebab-case/],
    ['permit', 'reject', [], /There is a command permit reject already/],
    ['account', 'end-sessions', [], /There is a command account end-sessions already/],
    ['permit', 'archive', ['until:date'], /"until:date" is no option. Kinds: text, day, path, given/],
    ['permit', 'archive', ['nip'], /two options nip/],
  ])('%s %s %j is refused', (area, name, options, message) => {
    expect(() => writeCommand(base, area, name, options)).toThrow(message);
  });
});

describe('a form', () => {
  test.each([
    [undefined, 'name="name"'],
    ['noStripRow', '<FormDateField form={form} name="ppftzDate" />'],
  ])('over the schema %s has every file of its folder, its words, and is exported', (schema, field) => {
    const files = writeForm(base, 'parcel', { schema });
    expect(mistakesIn(files)).toEqual([]);
    expect(findWrongFolders(base)).toEqual([]);
    expect(namesOf(join(base, 'packages/forms/src/index.ts'))).toContain('ParcelForm');
    expect(read('packages/forms/src/parcel/parcel-form.tsx')).toContain(field);
    expect(read('packages/forms/src/messages/permits-id.ts')).toContain(
      "  parcel: {\n    legend: 'Isian parcel',",
    );
    expect(read('packages/forms/src/messages/en.ts')).toContain("  parcel: {\n    legend: 'Parcel fields',");
  });

  test.each([
    ['Parcel', {}, /kebab-case/],
    ['permit-header', {}, /There is a form permit-header already/],
    ['parcel', { schema: 'nothing' }, /exports no object schema nothing/],
    ['parcel', { schema: 'datedRows' }, /exports no object schema datedRows/],
    ['send', {}, /it has words for send already/],
  ])('%s %j is refused', (name, options, message) => {
    expect(() => writeForm(base, name, options)).toThrow(message);
  });
});
