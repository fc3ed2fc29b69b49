import { type Changes, withEntry, withImport, withNames } from '../changes.ts';
import type { CallPlan } from './plan.ts';
import { isAboutRecords, recordSource } from './record-contract.ts';

const reading = ({ call, access }: CallPlan) => `
export const ${call.camel} = endpoint({
  method: 'GET',
  path: '${call.kebab}',
  summary: 'What ${call.camel} is for.',
  access: ${access.code},
  rate: 'standard',
  answer: z.array(wire(z.object({ id: field('id', recordId), name: field('nama', shownText) }))),
});
`;

const writing = ({ call, access, acts }: CallPlan) => `
/** What people fill in for {@link ${call.camel}}. */
export const ${call.camel}Values = z.object({ name: field('nama', requiredText(200), 'name') });

export const ${call.camel} = endpoint({
  method: 'POST',
  path: '${call.kebab}',
  summary: 'What ${call.camel} is for.',
  access: ${access.code},
  rate: 'write',
  writes: true,
  once: true,${acts ? '\n  acting: userInBody,' : ''}
  body: wire(${
    acts
      ? `z.extend(${call.camel}Values, { user: field('user', actingUser, 'username') })`
      : `${call.camel}Values`
  }),
  answer: saved('id'),
});

/** What people fill in for it, as the code sees it. */
export type ${call.pascal}Values = z.output<typeof ${call.camel}Values>;
`;

/** The row of the call, and its line in the table. */
export function writeRow(changes: Changes, plan: CallPlan): void {
  const { resource, call, access, writes, acts } = plan;
  const file = `packages/api/src/contract/${resource.kebab}.ts`;
  if (!changes.has(file)) {
    changes.create(file, `import * as z from 'zod/mini';\n`);
    changes.edit('packages/api/src/contract/index.ts', (text) =>
      withImport(text, `export * from './${resource.kebab}.ts';`),
    );
  }
  changes.edit(file, (text) => {
    // An area that has needed its types alone so far.
    let next = text.replace("import type * as z from 'zod/mini';", "import * as z from 'zod/mini';");
    next = withNames(next, './endpoint.ts', ['endpoint']);
    next = withNames(next, './wire.ts', ['field', 'wire']);
    if (access.imported) next = withNames(next, '../rules/access.ts', [access.imported]);
    if (isAboutRecords(plan)) return recordSource(next, plan);
    next = withNames(next, './fields.ts', writes ? ['requiredText'] : ['recordId']);
    if (!writes) next = withNames(next, './read.ts', ['shownText']);
    if (writes) next = withNames(next, './answers.ts', ['saved']);
    if (acts) next = withNames(next, './acting.ts', ['userInBody']);
    if (acts) next = withNames(next, './fields.ts', ['actingUser']);
    return next + (writes ? writing(plan) : reading(plan));
  });
  changes.edit('packages/api/src/contract/endpoints.ts', (text) => {
    const known = new RegExp(`import \\* as (\\w+) from './${resource.kebab}\\.ts';`).exec(text)?.[1];
    const name = known ?? resource.camel;
    const imported = known ? text : withImport(text, `import * as ${name} from './${resource.kebab}.ts';`);
    return withEntry(imported, 'export const endpoints = {', `  ${call.camel}: ${name}.${call.camel},`);
  });
}

/** Names of the calls of a resource that only read. */
export function readingCalls(changes: Changes, { resource }: CallPlan): string[] {
  const file = `packages/api/src/contract/${resource.kebab}.ts`;
  if (!changes.has(file)) return [];
  return [...changes.read(file).matchAll(/^export const (\w+) = endpoint\(\{\n([\s\S]*?)^\}\);/gm)]
    .filter(([, , row]) => !row?.includes('writes: true'))
    .map(([, name]) => name ?? '');
}
