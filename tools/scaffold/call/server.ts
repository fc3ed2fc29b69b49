import { type Changes, withEntry, withImport, withNames } from '../changes.ts';
import type { CallPlan } from './plan.ts';
import { isAboutRecords } from './record-contract.ts';
import { writeRecordHandler } from './record-server.ts';

const company = ({ access, call, table }: CallPlan) => `
  async ${call.camel}({ act: { db, account } }) {
    return db
      .selectFrom('${access.kind === 'account' || access.kind === 'secondStep' ? (table?.snake ?? 'company') : 'company'}')
      .select(['id', 'name'])
      .where('${table ? 'company_id' : 'id'}', '=', account.companyId)
      .orderBy('id')
      .execute();
  },`;

const office = ({ call }: CallPlan) => `
  ${call.camel}: ({ deps: { office } }) => [{ id: office.code, name: office.name }],`;

const writing = ({ call, table, access }: CallPlan) => {
  const isVisitor = access.kind === 'visitor';
  return `
  async ${call.camel}({ act: { db, now${isVisitor ? '' : ', account'} }, input }) {
    const id = newId(now);
    await db
      .insertInto('${table?.snake}')
      .values({
        id,${isVisitor ? '' : '\n        company_id: account.companyId,'}
        name: input.body.name,
        created_at: now.toISOString(),
      })
      .execute();
    return { message: 'saved', id };
  },`;
};

/** What answers the call, and its sample. */
export function writeHandler(changes: Changes, plan: CallPlan): void {
  const { resource, call, writes, acts, access } = plan;
  const file = `apps/server/src/http/routes/${resource.kebab}.ts`;
  if (!changes.has(file)) {
    changes.create(
      file,
      `import type { Handlers } from '../handler.ts';

/** What the calls of ${resource.camel} answer. */
export const ${resource.camel}Handlers = {
} satisfies Partial<Handlers>;
`,
    );
    changes.edit('apps/server/src/http/routes/index.ts', (text) =>
      withEntry(
        withImport(text, `import { ${resource.camel}Handlers } from './${resource.kebab}.ts';`),
        'export const handlers: Handlers = {',
        `  ...${resource.camel}Handlers,`,
      ),
    );
  }
  if (isAboutRecords(plan)) {
    writeRecordHandler(changes, plan);
    return;
  }
  changes.edit(file, (text) => {
    const opening = /export const \w+Handlers = \{/.exec(text)?.[0] ?? 'export const …Handlers = {';
    const handler = writes ? writing(plan) : access.kind === 'visitor' ? office(plan) : company(plan);
    const named = writes ? withNames(text, '../../core/id.ts', ['newId']) : text;
    return withEntry(named, opening, handler);
  });
  const body = `{ body: { ${acts ? 'user, ' : ''}name: 'Contoh' } }`;
  changes.edit('apps/server/src/testing/samples.ts', (text) =>
    withEntry(
      text,
      'export const samples: ',
      `  ${call.camel}: { outcome: 200, input: ${writes ? body : '{}'} },`,
    ),
  );
}
