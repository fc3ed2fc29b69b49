import type { Changes } from '../changes.ts';
import type { CallPlan } from './plan.ts';
import { isAboutRecords } from './record-contract.ts';
import { recordTest, writeTestRecord } from './record-test.ts';

const tokenOf = ({ access }: CallPlan) =>
  access.kind === 'visitor'
    ? ''
    : `  const token = await server.signIn('${access.user}'${access.kind === 'secondStep' ? ", 'tfa'" : ''});\n`;

const reading = (plan: CallPlan) => {
  const { call, access, table } = plan;
  const isVisitor = access.kind === 'visitor';
  const rows = isVisitor
    ? "[{ id: '020400', name: server.deps.office.name }]"
    : table
      ? '[]'
      : `[{ id: expect.any(String), name: 'PT ${access.user}' }]`;
  return `
test('${call.camel} answers with what is the caller’s', async () => {
${tokenOf(plan)}  const { answer } = await server.call('${call.camel}', {}${isVisitor ? '' : ', token'});
  expect(answer).toEqual(${rows});
});
`;
};

const writing = (plan: CallPlan) => {
  const { call, acts, access, table } = plan;
  const user = acts ? `user: '${access.user}', ` : '';
  const isVisitor = access.kind === 'visitor';
  const authorization = isVisitor ? '' : `, Authorization: \`Bearer \${token}\``;
  return `
test('${call.camel} keeps what was filled in', async () => {
${tokenOf(plan)}  const body = { ${user}name: 'Contoh' };
  const { answer } = await server.call('${call.camel}', { body }${isVisitor ? '' : ', token'});
  const rows = await server.store.db.selectFrom('${table?.snake}').select(['id', 'name']).execute();
  expect(rows).toEqual([{ id: answer?.id, name: 'Contoh' }]);
});

test('${call.camel} refuses an empty name, and keeps nothing', async () => {
${tokenOf(plan)}  const response = await server.send('/api/${call.kebab}', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json'${authorization} },
    body: JSON.stringify({ ${user}nama: ' ' }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ field: 'nama', message: 'Kolom Nama belum diisi' }],
  });
  expect(await server.store.db.selectFrom('${table?.snake}').select('id').execute()).toEqual([]);
});
`;
};

const indented = (source: string) => source.replace(/^(?=.)/gm, '  ');

/** The tests of a call on the real server; access and transactions are the business of those that walk the table. */
export function writeCallTest(changes: Changes, plan: CallPlan): void {
  if (isAboutRecords(plan)) writeTestRecord(changes, plan);
  changes.create(
    `apps/server/src/http/routes/${plan.call.kebab}.store.test.ts`,
    isAboutRecords(plan)
      ? recordTest(plan)
      : `import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';

describeStore('${plan.call.camel}', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await engine.createServer();
  });
  afterEach(() => server.close());
${indented(plan.writes ? writing(plan) : reading(plan))}});
`,
  );
}
