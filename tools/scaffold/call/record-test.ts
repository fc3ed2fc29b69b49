import { type Changes, withEntry, withImport } from '../changes.ts';
import type { RecordPlan } from './plan.ts';

const sampleOf = ({ kind }: RecordPlan['fields'][number], text: string) =>
  kind === 'date' ? "'2026-03-02'" : text;

/** What puts one into the store, for tests and the stores that are kept: made with the first call. */
export function writeTestRecord(changes: Changes, { resource, fields }: RecordPlan): void {
  const file = `apps/server/src/testing/${resource.kebab}.ts`;
  if (changes.has(file)) return;
  changes.create(
    file,
    `import { newId } from '../core/id.ts';
import { accountOf } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Adds one to the company of an account, as the office will; gives its id. */
export async function add${resource.pascal}(server: TestServer, user: string, text: string): Promise<string> {
  const { company_id } = await accountOf(server, user);
  const now = server.clock();
  const row = {
    id: newId(now),
    company_id,
${fields.map((field) => `    ${field.name.snake}: ${sampleOf(field, 'text')},`).join('\n')}
    created_at: now.toISOString(),
  };
  await server.store.write((trx) => trx.insertInto('${resource.snake}').values(row).execute());
  return row.id;
}
`,
  );
  changes.edit('apps/server/src/testing/fill-store.ts', (source) =>
    withEntry(
      withImport(source, `import { add${resource.pascal} } from './${resource.kebab}.ts';`),
      'export async function fillStore(',
      `  await add${resource.pascal}(server, 'importir', 'Contoh');`,
    ),
  );
}

const tests: Readonly<Record<RecordPlan['kind'], (plan: RecordPlan) => string>> = {
  paged: ({ resource, call, access, fields }) => {
    const word = fields.find(({ kind }) => kind === 'text')?.name.camel ?? 'id';
    return `
  test('${call.camel} answers with pages of what is the company’s', async () => {
    const token = await server.signIn('${access.user}');
    await add${resource.pascal}(server, 'rekan-lain', 'Asing');
    for (let serial = 1; serial <= 12; serial++) await add${resource.pascal}(server, '${access.user}', \`Contoh \${serial}\`);
    const list = async (page: number, query: string | null) =>
      (await server.call('${call.camel}', { query: { page }, body: { query, sort: null, direction: null, size: null } }, token)).answer;
    expect((await list(1, null))?.total).toBe(12);
    expect((await list(2, null))?.rows).toHaveLength(2);
    expect((await list(1, 'contoh 12'))?.rows).toMatchObject([{ ${word}: 'Contoh 12' }]);
  });
`;
  },
  detail: ({ resource, call, access }) => `
  test('${call.camel} answers about what is the company’s, and about nothing else', async () => {
    const token = await server.signIn('${access.user}');
    const id = await add${resource.pascal}(server, '${access.user}', 'Contoh');
    const other = await add${resource.pascal}(server, 'rekan-lain', 'Asing');
    expect((await server.call('${call.camel}', { params: { id } }, token)).answer?.id).toBe(id);
    expect((await server.call('${call.camel}', { params: { id: other } }, token)).status).toBe(404);
  });
`,
  pdf: ({ resource, call, access }) => `
  test('${call.camel} draws what is the company’s, and nothing else', async () => {
    const token = await server.signIn('${access.user}');
    const id = await add${resource.pascal}(server, '${access.user}', 'Contoh');
    const other = await add${resource.pascal}(server, 'rekan-lain', 'Asing');
    const { answer } = await server.call('${call.camel}', { params: { id } }, token);
    expect(new TextDecoder().decode(answer?.bytes.slice(0, 4))).toBe('%PDF');
    expect((await server.call('${call.camel}', { params: { id: other } }, token)).status).toBe(404);
  });
`,
};

/** What others have: somebody else's company. */
const otherUser = ({ access }: RecordPlan) => (access.user === 'tps' ? 'importir' : 'tps');

/** The tests of a call about records, on the real server. */
export const recordTest = (plan: RecordPlan) => `import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { add${plan.resource.pascal} } from '../../testing/${plan.resource.kebab}.ts';

describeStore('${plan.call.camel}', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await engine.createServer();
  });
  afterEach(() => server.close());
${tests[plan.kind](plan).replaceAll('rekan-lain', otherUser(plan))}});
`;
