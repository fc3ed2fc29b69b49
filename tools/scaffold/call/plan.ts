import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';
import { type CallAccess, readAccess } from './access.ts';

/** What somebody asked for on the command line. */
export interface CallOptions {
  /** @default false */
  readonly writes?: boolean | undefined;
  /** @default 'permitUsers' */
  readonly access?: string | undefined;
}

/** A call that is about to be written. */
export interface CallPlan {
  /** Names the files in contract, hooks and server. */
  readonly resource: Name;
  readonly call: Name;
  readonly access: CallAccess;
  readonly writes: boolean;
  /** Whether the body names the acting user. */
  readonly acts: boolean;
  /** The table that the calls of the resource keep their rows in; undefined where there is none. */
  readonly table: Name | undefined;
}

const tableFile = ({ kebab }: Name) => `apps/server/src/core/db/tables/${kebab}.ts`;

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
  const writes = options.writes ?? false;
  const endpoints = changes.read('packages/api/src/contract/endpoints.ts');
  if (new RegExp(`^  ${call.camel}: `, 'm').test(endpoints))
    throw new Error(`There is a call ${call.camel} already. Choose another name.`);
  if (call.camel === resource.camel) throw new Error('Call and resource need different names.');
  const hasTable = changes.has(tableFile(resource));
  const taken = new RegExp(`^  ${resource.snake}: `, 'm').test(
    changes.read('apps/server/src/core/db/tables/index.ts'),
  );
  if (writes && taken && !hasTable)
    throw new Error(
      `There is a table ${resource.snake}, whose columns only you know. Choose another resource, or write the call by hand: see CONTRIBUTING.`,
    );
  const table = writes || hasTable ? resource : undefined;
  return { resource, call, access, writes, acts: writes && access.kind !== 'visitor', table };
}
