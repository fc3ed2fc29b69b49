import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';
import { type CallAccess, readAccess } from './access.ts';
import { knownFields, type RecordField, readFields, tableFile } from './record.ts';

/** What somebody asked for on the command line. */
export interface CallOptions {
  /** @default false */
  readonly writes?: boolean | undefined;
  /** @default 'permitUsers' */
  readonly access?: string | undefined;
  /** `paged`: a list of records of a company that comes in pages. @default a list that comes whole */
  readonly list?: string | undefined;
  /** Whether it answers with one such record. @default false */
  readonly detail?: boolean | undefined;
  /** Whether it draws one such record as a PDF. @default false */
  readonly pdf?: boolean | undefined;
  /** What such a record says, for the first call: `number:unique date:date subject`. @default 'name' */
  readonly fields?: string | undefined;
}

/** What a call does: reads or writes rows, or about records of a company reads a page of them, one, or the PDF of one. */
export type CallKind = 'whole' | 'write' | 'paged' | 'detail' | 'pdf';

/** A call that is about to be written. */
export interface CallPlan {
  /** Names the files in contract, hooks and server. */
  readonly resource: Name;
  readonly call: Name;
  readonly access: CallAccess;
  readonly kind: CallKind;
  readonly writes: boolean;
  /** Whether the body names the acting user. */
  readonly acts: boolean;
  /** The table that the calls of the resource keep their rows in; undefined where there is none. */
  readonly table: Name | undefined;
  /** What a row of the table says. */
  readonly fields: readonly RecordField[];
}

/** A call about records of a company. */
export interface RecordPlan extends CallPlan {
  readonly kind: 'paged' | 'detail' | 'pdf';
}

/** @throws Error when more than one kind is meant, or one that there is not */
function kindOf({ writes, list, detail, pdf }: CallOptions): CallKind {
  if (list !== undefined && list !== 'paged')
    throw new Error(`--list cannot be "${list}". Take paged, or leave it out for a list that comes whole.`);
  const kinds: CallKind[] = [];
  if (writes) kinds.push('write');
  if (list) kinds.push('paged');
  if (detail) kinds.push('detail');
  if (pdf) kinds.push('pdf');
  const [kind = 'whole', ...others] = kinds;
  if (others.length > 0) throw new Error('Take one of --writes, --list, --detail and --pdf for each call.');
  return kind;
}

/** @throws Error when a name is badly written or taken, or nobody is meant by the access */
export function planCall(changes: Changes, text: string | undefined, options: CallOptions): CallPlan {
  const [first, second, ...others] = (text ?? '').split('/');
  if (!second || others.length > 0)
    throw new Error(
      `"${text ?? ''}" names no call. Say resource and call, for example postal-parcel/save-parcel.`,
    );
  const resource = readName(first, 'a resource');
  const call = readName(second, 'a call');
  const access = readAccess(options.access ?? 'permitUsers');
  const kind = kindOf(options);
  const writes = kind === 'write';
  const keeps = kind !== 'whole';
  const endpoints = changes.read('packages/api/src/contract/endpoints.ts');
  if (new RegExp(`^  ${call.camel}: `, 'm').test(endpoints))
    throw new Error(`There is a call ${call.camel} already. Choose another name.`);
  if (call.camel === resource.camel) throw new Error('Call and resource need different names.');
  const hasTable = changes.has(tableFile(resource));
  const taken = new RegExp(`^  ${resource.snake}: `, 'm').test(
    changes.read('apps/server/src/core/db/tables/index.ts'),
  );
  if (keeps && taken && !hasTable)
    throw new Error(
      `There is a table ${resource.snake}, whose columns only you know. Choose another resource, or write the call by hand: see docs/recipes.md.`,
    );
  const known = knownFields(changes, resource);
  if (hasTable && (writes || !keeps) && known?.map(({ name }) => name.camel).join() !== 'name')
    throw new Error(`What ${resource.snake} holds only you know. Write the call by hand: see docs/recipes.md.`);
  if (options.fields !== undefined && (known || !keeps || writes))
    throw new Error('--fields is for the first call with --list, --detail or --pdf: it makes the table.');
  if (keeps && !writes && access.kind === 'visitor')
    throw new Error(`Records are a company's: --access cannot be "${options.access}".`);
  return {
    resource,
    call,
    access,
    kind,
    writes,
    acts: writes && access.kind !== 'visitor',
    table: keeps || hasTable ? resource : undefined,
    fields: known ?? readFields(options.fields ?? 'name'),
  };
}
