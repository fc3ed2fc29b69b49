import { parseArgs } from 'node:util';
import { type Changes, nextMigration } from './changes.ts';
import type { Written } from './generate.ts';
import { type Name, readName } from './names.ts';
import { knownFields, readFields, tableFile } from './record.ts';

export const callUsage = `pnpm new:call resource/name [options], for example postal-parcel/save-parcel --writes

  --writes          it keeps what people fill in; without any of these it reads a list that comes whole
  --list paged      it reads records that the office issues to a company, in pages
  --detail, --pdf   it answers with one such record, or draws it
  --fields …        what such a record says, with the first call: number:unique,issued-on:date,subject
  --access …        permitUsers (unless it is said), ppftzUsers, signedIn, secondStep, anyone, or user types such as N,S`;

/** Who may make a call, and a test account that may. */
const users: Readonly<Record<string, string>> = {
  permitUsers: 'importir',
  ppftzUsers: 'ppjk',
  signedIn: 'importir',
  secondStep: 'importir',
  anyone: 'importir',
  N: 'importir',
  S: 'tps',
  Y: 'ppjk',
  M: 'pindahan',
  U: 'pengguna-u',
};

/** @throws Error when the text is neither a kind of caller nor a list of user types */
function readAccess(text: string) {
  const types = text.split(',');
  const [user] = types.map((type) => users[type]);
  const isType = types.every((type) => type.length === 1);
  if (!user || !types.every((type) => users[type]) || (types.length > 1 && !isType))
    throw new Error(
      `--access cannot be "${text}". Take one of ${Object.keys(users).join(', ')}, or types such as N,S.`,
    );
  const code = isType ? JSON.stringify(types) : text.endsWith('Users') ? text : `'${text}'`;
  return { code, user, isVisitor: text === 'anyone', isSecondStep: text === 'secondStep' };
}

interface CallOptions {
  readonly writes?: boolean | undefined;
  readonly list?: string | undefined;
  readonly detail?: boolean | undefined;
  readonly pdf?: boolean | undefined;
}

/** @throws Error when more than one kind is meant, or one that there is not */
function kindOf({ writes, list, detail, pdf }: CallOptions) {
  if (list !== undefined && list !== 'paged')
    throw new Error(`--list cannot be "${list}". Take paged, or omit it for a list that comes whole.`);
  const kinds = Object.entries({ write: writes, paged: list, detail, pdf }).filter(([, isMeant]) => isMeant);
  if (kinds.length > 1) throw new Error('Take one of --writes, --list, --detail and --pdf for each call.');
  return kinds[0]?.[0] ?? 'whole';
}

/** @throws Error when the names are badly written or taken */
function readNames(changes: Changes, text = ''): { resource: Name; call: Name } {
  const [first, second, ...others] = text.split('/');
  if (!second || others.length > 0)
    throw new Error(`"${text}" names no call. Say resource and call, for example postal-parcel/save-parcel.`);
  const names = { resource: readName(first, 'a resource'), call: readName(second, 'a call') };
  if (changes.read('packages/api/src/contract/endpoints.ts').includes(`\n  ${names.call.camel}: `))
    throw new Error(`There is a call ${names.call.camel} already. Choose another name.`);
  if (names.call.camel === names.resource.camel) throw new Error('Call and resource need different names.');
  return names;
}

/** Names of the calls of a resource that only read: what a call that writes makes stale. */
const readingCalls = (contract: string) =>
  [...contract.matchAll(/^export const (\w+) = endpoint\(\{\n([\s\S]*?)^\}\);/gm)]
    .filter(([, , row]) => !row?.includes('writes: true'))
    .map(([, name = '']) => name);

/** Writes a call through all layers: row, hook, handler, sample and test, and for the first that keeps something a table. */
export function newCall(changes: Changes, args: string[]): Written {
  const flag = { type: 'boolean' } as const;
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { writes: flag, access: option, list: option, detail: flag, pdf: flag, fields: option },
  });
  const { resource, call } = readNames(changes, positionals[0]);
  const access = readAccess(values.access ?? 'permitUsers');
  const kind = kindOf(values);
  const isRecord = kind !== 'whole' && kind !== 'write';
  const hasTable = changes.has(tableFile(resource));
  const known = knownFields(changes, resource);
  const isTaken = changes.read('apps/server/src/core/db/tables/index.ts').includes(`\n  ${resource.snake}: `);
  if (kind !== 'whole' && isTaken && !hasTable)
    throw new Error(
      `There is a table ${resource.snake}, whose columns only you know. Choose another resource.`,
    );
  if (!isRecord && known && known.map(({ name }) => name.camel).join() !== 'name')
    throw new Error(
      `What ${resource.snake} holds only you know. Write the call by hand: see docs/recipes.md.`,
    );
  if (values.fields !== undefined && (known || !isRecord))
    throw new Error('--fields is for the first call with --list, --detail or --pdf: it makes the table.');
  if (isRecord && access.isVisitor)
    throw new Error(`Records are a company's: --access cannot be "${values.access}".`);

  const names = { resource, call };
  const contract = changes.read(`packages/api/src/contract/${resource.kebab}.ts`);
  const hooks = `packages/api/src/hooks/${resource.kebab}.ts`;
  const isNew = {
    contract: contract === '',
    hooks: !changes.has(hooks),
    routes: !changes.has(`apps/server/src/http/routes/${resource.kebab}.ts`),
  };
  const module = new RegExp(`import \\* as (\\w+) from './${resource.kebab}\\.ts';`).exec(
    changes.read('packages/api/src/contract/endpoints.ts'),
  );
  const fields = known ?? readFields(values.fields ?? 'name');
  const data = {
    kind,
    access,
    isNew,
    fields,
    hasTable: hasTable || kind === 'write',
    module: module?.[1] ?? resource.camel,
    acts: !access.isVisitor,
    touches: readingCalls(contract),
    hasRow: contract.includes(`const ${resource.camel}Row = `),
    otherUser: access.user === 'tps' ? 'importir' : 'tps',
  };
  if (kind !== 'whole' && !hasTable)
    changes.render('table', names, { ...data, migration: nextMigration(changes, resource) });
  changes.render('call', names, data);
  changes.render(isRecord ? 'call-record' : 'call-simple', names, data);
  if (kind === 'whole')
    changes.edit(hooks, (text) => text.replaceAll('touches: []', `touches: [${call.camel}]`));
  const keep =
    kind === 'whole' || hasTable ? '' : 'When its table is as you mean it, run: pnpm keep:store.\n';
  return {
    after: ['tools/exports-update.ts'],
    next: `Say what it is for in its summary.\n${keep}Then run: pnpm check types && pnpm test ${call.kebab} table transactions office.store`,
  };
}
