import { parseArgs } from 'node:util';
import { type Changes, nextMigration } from './changes.ts';
import type { Generator } from './generate.ts';
import { type Name, readName } from './names.ts';

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

/** Writes a call through all layers: row, hook, handler, sample and test, and for the first that writes a table. */
export const call: Generator = {
  usage: `pnpm new:call resource/name [--writes | --paged], for example postal-parcel/save-parcel --writes

  --writes   it stores what people fill in; without any of these it reads a list that comes whole
  --paged    it reads a list that the server searches, sorts and pages`,

  write(changes, args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { writes: { type: 'boolean' }, paged: { type: 'boolean' } },
    });
    const names = readNames(changes, positionals[0]);
    const { resource, call } = names;
    const { writes, paged } = values;
    if (writes && paged) throw new Error('Take one of --writes and --paged.');
    const hooks = `packages/api/src/hooks/${resource.kebab}.ts`;
    const table = changes.read(`apps/server/src/core/db/tables/${resource.kebab}.ts`);
    const isMade = table.includes('  name: string;\n  created_at: string;\n}');
    const tables = changes.read('apps/server/src/core/db/tables/index.ts');
    if (writes && !isMade && tables.includes(`\n  ${resource.snake}: `))
      throw new Error(
        `There is a table ${resource.snake} with columns of its own. Write the call by hand: see docs/recipes.md.`,
      );
    const reads = [...changes.read(hooks).matchAll(/useCall\(\s*(\w+)/g)].map(([, name]) => name);
    const isNew = !changes.has(`apps/server/src/http/routes/${resource.kebab}.ts`);
    const migration = nextMigration(changes, resource);
    if (writes && !isMade) changes.render('table', names, { migration });
    changes.render('call', names, { writes, paged, isMade, isNew, reads });
    if (!writes && isMade)
      changes.edit(hooks, (text) => text.replaceAll('touches: [', `touches: [${call.camel}, `));
    const keep = writes && !isMade ? ' When its table is as you mean it, run pnpm keep:store.' : '';
    return `Say in its row what it is for, and who may make it.${keep} Then run: pnpm check types && pnpm test ${call.kebab} table transactions office.store`;
  },
};
