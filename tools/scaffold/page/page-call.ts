import { type Endpoint, endpoints } from '../../../packages/api/src/contract/index.ts';
import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';
import { type FieldFact, type Shape, shapeOf } from '../schema-fields.ts';

/** What a page does with its call. */
export interface PageCall {
  /** As the code names it: `parcelList`. */
  readonly name: string;
  /** Below the API root. */
  readonly path: string;
  readonly hook: string;
  /** What it answers, or for a call that writes what its body holds. */
  readonly shape: Shape;
  /** What fills it in; undefined where the call reads. */
  readonly form: Name | undefined;
  /** For a list that comes in pages: the name of what it can be sorted by. */
  readonly sorts: string | undefined;
}

/** The field that tells the rows of a list apart. */
export const idOf = ({ fields }: Shape) => fields.find(({ name }) => name === 'id')?.name;

/** What is shown of a field, as a page's source says it. */
export const cellOf = ({ name, kind }: FieldFact, row: string) =>
  kind === 'date' ? `formatDate(${row}.${name})` : `${row}.${name}`;

/** What a field is called, as a page's source says it. */
export const headOf = ({ name, labelKey }: Pick<FieldFact, 'name' | 'labelKey'>) =>
  labelKey ? `labels.${labelKey}` : `messages.${name}`;

/** @throws Error when there is no such call */
function rowOf(text: string): { name: string; row: Endpoint } {
  const { camel: name } = readName(text, 'a call');
  const row = (endpoints as Readonly<Record<string, Endpoint>>)[name];
  if (!row) throw new Error(`There is no call ${name}. Make it first: pnpm new:call resource/${text}`);
  return { name, row };
}

/** @throws Error when there is no such call or form, or the page could not make the call by itself */
export function planPageCall(changes: Changes, text: string, formText: string | undefined): PageCall {
  const { name, row } = rowOf(text);
  const schema = row.writes ? row.body : row.answer;
  const shape = schema && schema !== 'file' ? shapeOf(schema) : undefined;
  if (!shape || shape.fields.length === 0 || (shape.isList && !idOf(shape)))
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
  return {
    name,
    path: row.path,
    hook,
    shape,
    form,
    sorts: shape.isPaged ? sortsOf(changes, name) : undefined,
  };
}

/** What a page about one record calls. */
export interface RecordCall {
  /** The call, and its hook, which takes an id. */
  readonly path: string;
  readonly hook: string;
  readonly shape: Shape;
  /** The hook that fetches its PDF. */
  readonly pdfHook: string | undefined;
}

/** @throws Error when there is no such call, or none that takes an id alone */
export function planRecordCall(changes: Changes, text: string, pdfText: string | undefined): RecordCall {
  const { name, row } = rowOf(text);
  const shape = row.answer === 'file' ? undefined : shapeOf(row.answer);
  const hook = hookOf(changes, `\\(id: string\\) =>\\s+useCall\\(\\s*${name},`);
  if (!shape || shape.isList || !idOf(shape) || !hook)
    throw new Error(
      `${name} does not answer with one record by its id. Make such a call: pnpm new:call … --detail`,
    );
  const pdf = pdfText === undefined ? undefined : rowOf(pdfText).name;
  const pdfHook =
    pdf &&
    hookOf(changes, `\\(\\) =>\\s+useWrite\\(\\s*(?:async )?\\(id: string,[^;]*?client\\.call\\(${pdf},`);
  if (pdf && !pdfHook)
    throw new Error(`${pdf} does not answer with a file by an id. Make such a call: pnpm new:call … --pdf`);
  return { path: row.path, hook, shape, pdfHook };
}

/** The name of the hook whose source begins so; undefined where there is none. */
function hookOf(changes: Changes, start: string): string | undefined {
  const index = changes.read('packages/api/src/hooks/index.ts');
  const pattern = new RegExp(`export (?:const|function) (use\\w+)(?: = )?${start}`);
  for (const [, file] of index.matchAll(/from '\.\/([\w-]+\.tsx?)'/g)) {
    const hook = pattern.exec(changes.read(`packages/api/src/hooks/${file}`))?.[1];
    if (hook) return hook;
  }
  return undefined;
}

/** What the rows of a call can be sorted by, as its resource exports it. */
function sortsOf(changes: Changes, call: string): string {
  const index = changes.read('packages/api/src/contract/index.ts');
  for (const [, file] of index.matchAll(/from '\.\/([\w-]+\.ts)'/g)) {
    const source = changes.read(`packages/api/src/contract/${file}`);
    const sorts = source.includes(`export const ${call} = `) && /export const (\w+Sorts)\b/.exec(source)?.[1];
    if (sorts) return sorts;
  }
  throw new Error(`${call} comes in pages, but its resource exports no …Sorts.`);
}
