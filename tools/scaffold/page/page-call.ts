import { type Endpoint, endpoints } from '../../../packages/api/src/contract/index.ts';
import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';
import { type Shape, shapeOf } from '../schema-fields.ts';

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
}

/** The field that tells the rows of a list apart. */
export const idOf = ({ fields }: Shape) => fields.find(({ name }) => name === 'id' || name === 'code')?.name;

/** @throws Error when there is no such call or form, or the page could not make the call by itself */
export function planPageCall(changes: Changes, text: string, formText: string | undefined): PageCall {
  const { camel: name } = readName(text, 'a call');
  const row = (endpoints as Readonly<Record<string, Endpoint>>)[name];
  if (!row) throw new Error(`There is no call ${name}. Make it first: pnpm new:call resource/${text}`);
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
  return { name, path: row.path, hook: hookOf(changes, name, row.writes === true), shape, form };
}

/** The hook of a call that needs nothing but the account. */
function hookOf(changes: Changes, call: string, writes: boolean): string {
  const index = changes.read('packages/api/src/hooks/index.ts');
  const pattern = writes
    ? new RegExp(`export const (use\\w+) = \\(\\) =>\\s+useWrite\\([^;]*?client\\.call\\(${call},`)
    : new RegExp(`export const (use\\w+) = \\(\\) =>\\s+useCall\\(\\s*${call},`);
  for (const [, file] of index.matchAll(/from '\.\/([\w-]+\.tsx?)'/g)) {
    const hook = pattern.exec(changes.read(`packages/api/src/hooks/${file}`))?.[1];
    if (hook) return hook;
  }
  throw new Error(`${call} has no hook without arguments. Take another call, or write the page by hand.`);
}
