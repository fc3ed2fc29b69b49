import { parseArgs } from 'node:util';
import { endpoints } from '../../packages/api/src/contract/endpoints.ts';
import type { Endpoint } from '../../packages/api/src/contract/index.ts';
import type { Changes } from './changes.ts';
import type { Written } from './generate.ts';
import { escaped, type Name, readName, small } from './names.ts';
import { type FieldFact, type Shape, shapeOf } from './schema-fields.ts';

export const pageUsage = `pnpm new:page name [options], for example new-parcel --call save-parcel --form parcel

  --call name            what it shows or writes; without one it shows the caller's company
  --form name            the form that fills in a call that writes
  --detail name          for a list: the call that answers with one of its rows, which get a page of their own
  --pdf name             for that page: the call that draws the row
  --label, --label-en    what people call it, in Indonesian and in English
  --access …             permitUsers (unless it is said), ppftzUsers, or without a call everyone or visitor`;

const option = { type: 'string' } as const;
const options = {
  call: option,
  form: option,
  detail: option,
  pdf: option,
  label: option,
  'label-en': option,
  access: option,
} as const;
const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options });
type PageOptions = ReturnType<typeof parse>['values'];

/** Who may open a page: the letters of e2e/route-table.ts, a test account, and the area of the sidebar until somebody says another. */
const callers = {
  permitUsers: { letters: 'NSY', user: 'importir', area: 'permits', code: 'permitUsers' },
  ppftzUsers: { letters: 'YM', user: 'ppjk', area: 'ppftz', code: 'ppftzUsers' },
  everyone: { letters: '-NSYMU', user: 'importir', area: 'permits', code: "'everyone'" },
  visitor: { letters: '-', user: undefined, area: 'permits', code: "'visitor'" },
} as const;
const isCaller = (text: string): text is keyof typeof callers => Object.hasOwn(callers, text);

/** The field that tells the rows of a list apart. */
const hasId = ({ fields }: Shape) => fields.some(({ name }) => name === 'id');
const withoutId = ({ fields }: Shape) => fields.filter(({ name }) => name !== 'id');

/** @throws Error when there is no such call */
function rowOf(text: string): { name: string; row: Endpoint } {
  const { camel: name } = readName(text, 'a call');
  const row = (endpoints as Readonly<Record<string, Endpoint>>)[name];
  if (!row) throw new Error(`There is no call ${name}. Make it first: pnpm new:call resource/${text}`);
  return { name, row };
}

/** The first match of a pattern in the files of a folder that its index exports. */
function findIn(changes: Changes, folder: string, pattern: RegExp): string | undefined {
  const files = changes.read(`${folder}/index.ts`).matchAll(/from '\.\/([\w-]+\.tsx?)'/g);
  for (const [, file] of files) {
    const found = pattern.exec(changes.read(`${folder}/${file}`))?.[1];
    if (found) return found;
  }
  return undefined;
}

/** The name of the hook whose source begins so; undefined where there is none. */
const hookOf = (changes: Changes, start: string) =>
  findIn(
    changes,
    'packages/api/src/hooks',
    new RegExp(`export (?:const|function) (use\\w+)(?: = )?${start}`),
  );

/** @throws Error when there is no such call or form, or the page could not make the call by itself */
function planCall(changes: Changes, text: string, formText: string | undefined) {
  const { name, row } = rowOf(text);
  const schema = row.writes ? row.body : row.answer;
  const shape = schema && schema !== 'file' ? shapeOf(schema) : undefined;
  if (!shape || shape.fields.length === 0 || (shape.isList && !hasId(shape)))
    throw new Error(`${name} has nothing that a page can show by itself. Take another call.`);
  if (row.writes && formText === undefined)
    throw new Error(`${name} writes. Say with --form which form fills it in, or make one: pnpm new:form`);
  if (!row.writes && formText !== undefined)
    throw new Error(`${name} only reads, but --form needs a call that writes.`);
  const form = formText === undefined ? undefined : readName(formText, 'a form');
  if (form && !changes.has(`packages/forms/src/${form.kebab}/${form.kebab}-form.tsx`))
    throw new Error(`There is no form ${form.kebab}. Make it first: pnpm new:form ${form.kebab}`);
  const start = row.writes
    ? `\\(\\) =>\\s+useWrite\\([^;]*?client\\.call\\(${name},`
    : shape.isPaged
      ? `\\(\\{ query, page(?:(?!\\nexport)[\\s\\S])*?useCall\\(\\s*${name},`
      : `\\(\\) =>\\s+useCall\\(\\s*${name},`;
  const hook = hookOf(changes, start);
  if (!hook)
    throw new Error(`${name} has no hook without arguments. Take another call, or write the page by hand.`);
  const exported = new RegExp(`export const (\\w+Sorts)\\b[\\s\\S]*export const ${name} = `);
  const sorts = shape.isPaged ? findIn(changes, 'packages/api/src/contract', exported) : undefined;
  if (shape.isPaged && !sorts) throw new Error(`${name} comes in pages, but its resource exports no …Sorts.`);
  return { name, path: row.path, hook, shape, form, sorts };
}

/** @throws Error when there is no such call, or none that takes an id alone */
function planDetail(changes: Changes, text: string, pdfText: string | undefined) {
  const { name, row } = rowOf(text);
  const shape = row.answer === 'file' ? undefined : shapeOf(row.answer);
  const hook = hookOf(changes, `\\(id: string\\) =>\\s+useCall\\(\\s*${name},`);
  if (!shape || shape.isList || !hasId(shape) || !hook)
    throw new Error(
      `${name} does not answer with one record by its id. Make such a call: pnpm new:call … --detail`,
    );
  const pdf = pdfText === undefined ? undefined : rowOf(pdfText).name;
  const pdfHook =
    pdf &&
    hookOf(changes, `\\(\\) =>\\s+useWrite\\(\\s*(?:async )?\\(id: string,[^;]*?client\\.call\\(${pdf},`);
  if (pdf && !pdfHook)
    throw new Error(`${pdf} does not answer with a file by an id. Make such a call: pnpm new:call … --pdf`);
  return { path: row.path, hook, pdfHook, fields: withoutId(shape) };
}

/** @throws Error when the name or its address is taken */
function requireFree(changes: Changes, { camel, kebab }: Name): void {
  if (changes.has(`apps/portal/src/pages/${kebab}/${kebab}-page.tsx`))
    throw new Error(`There is a page ${kebab} already. Choose another name.`);
  const paths = changes.read('apps/portal/src/paths.ts') + changes.read('apps/portal/src/visitor-paths.ts');
  if (paths.includes(`  ${camel}: '`) || paths.includes(`'/${kebab}'`))
    throw new Error(`The address ${camel} leads somewhere already. Choose another name.`);
  if (changes.read('apps/portal/src/messages/pages-id.ts').includes(`\n  ${camel}: {`))
    throw new Error(`There are messages for ${camel} already. Choose another name.`);
}

/** What the page calls. @throws Error when the options do not fit each other */
function planCalls(changes: Changes, { access = 'permitUsers', call: text, form, detail, pdf }: PageOptions) {
  const mayCall = access === 'permitUsers' || access === 'ppftzUsers';
  if (text && !mayCall) throw new Error(`A page for ${access} is written without a call; add it by hand.`);
  if (pdf !== undefined && detail === undefined)
    throw new Error('--pdf needs --detail: the page on which it is asked for.');
  const usual = access === 'permitUsers' ? 'company-of' : 'permit-type-list';
  const call = mayCall ? planCall(changes, text ?? usual, form) : undefined;
  if (detail !== undefined && (!text || !call?.shape.isList))
    throw new Error('--detail needs --call with the list whose rows it is about.');
  return { call, detail: detail === undefined ? undefined : planDetail(changes, detail, pdf) };
}

/** Each field once, with what the page's source says of it. */
const shown = (fields: readonly FieldFact[]) =>
  fields.map((field) => ({
    ...field,
    head: field.labelKey ? `labels.${field.labelKey}` : `messages.${field.name}`,
    in: (row: string) =>
      field.kind === 'date' ? `formatDate(${row}.${field.name})` : `${row}.${field.name}`,
  }));

/** Names of fields for which the shared dictionary has no label: the page's messages have them. */
function ownHeads(fields: readonly FieldFact[]) {
  const names = new Set(fields.filter(({ label }) => !label).map(({ name }) => name));
  const human = (name: string) => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return [...names].map((name) => ({ name, human: human(name) }));
}

/** Writes a page of the portal, and for a list the page about one of its rows, with all that belongs to them. */
export function newPage(changes: Changes, args: string[]): Written {
  const { positionals, values } = parse(args);
  const page = readName(positionals[0], 'a page');
  requireFree(changes, page);
  const access = values.access ?? 'permitUsers';
  if (!isCaller(access))
    throw new Error(`--access cannot be "${access}". Take ${Object.keys(callers).join(', ')}.`);
  const { call, detail } = planCalls(changes, values);
  const callFields = call ? (call.shape.isList ? withoutId(call.shape) : call.shape.fields) : [];
  const drawn = call?.form ? 'form' : call?.shape.isList ? 'list' : call ? 'facts' : 'plain';
  const title = { id: values.label ?? page.title, en: values['label-en'] ?? page.title };
  const inBoth = (change: (text: string) => string) => ({
    id: escaped(change(title.id)),
    en: escaped(change(title.en)),
  });
  const data = {
    caller: callers[access],
    call,
    detail,
    drawn,
    title: inBoth((text) => text),
    thing: inBoth(small),
    path: `/${page.kebab}`,
    fields: shown(callFields.slice(0, 6)),
    typed: callFields.filter(({ name }) => name !== 'user'),
    heads: drawn === 'form' ? [] : ownHeads([...callFields, ...(detail?.fields ?? [])]),
    size: { form: 50, list: 34, facts: undefined, plain: undefined }[drawn],
    mayLog: undefined,
    words: page.words,
  };
  const names = { page, form: call?.form ?? page };
  changes.render('page-messages', names, data);
  changes.render('page', names, data);
  changes.render(`page-${drawn}`, names, data);
  changes.render('page-test', names, data);
  if (!detail) return done(page);
  const own = readName(`${page.kebab}-detail`, 'a page');
  const detailData = {
    ...data,
    drawn: 'detail',
    fields: shown(detail.fields),
    size: 50,
    words: own.words,
    title: { id: `Detail ${data.thing.id}`, en: `${data.title.en} detail` },
    path: `/${page.kebab}/:id`,
    // Nobody has issued a record yet: the server says so.
    mayLog: String.raw`/404 \(Not Found\)/`,
  };
  changes.render('page', { page: own }, detailData);
  changes.render('page-detail', { page: own, list: page }, detailData);
  changes.render('page-test', { page: own, list: page }, detailData);
  return done(page);
}

const done = ({ kebab }: Name): Written => ({
  next: `Say in its words what it is for, then run: pnpm check types && pnpm test ${kebab} decide words. pnpm sizes:update accepts its size.`,
});
