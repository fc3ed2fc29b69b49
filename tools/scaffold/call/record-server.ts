import { type Changes, withEntry, withImport } from '../changes.ts';
import { labelOf } from '../schema-fields.ts';
import type { RecordPlan } from './plan.ts';

/** How a day is written where people look for it. */
const searched = ({ fields }: RecordPlan) =>
  fields
    .map(({ name, kind }) =>
      kind === 'date' ? `\${written('${name.snake}')}` : `\${sql.ref('${name.snake}')}`,
    )
    .join(" || ' ' || ");

const rowFile = ({
  resource,
  fields,
}: RecordPlan) => `import type { ${resource.pascal}Row } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { ${resource.pascal}Table } from '../core/db/tables/${resource.kebab}.ts';

/** Those of the viewer's company: the office issues them, so an account that nobody verified has none. */
export const own${resource.pascal} = ({ db, account }: Act) =>
  db
    .selectFrom('${resource.snake}')
    .where((where) =>
      where.and([
        where('company_id', '=', account.companyId),
        ...(account.companyVerified ? [] : [where.lit(false)]),
      ]),
    );

/** One as the contract has it. */
export const to${resource.pascal}Row = (row: ${resource.pascal}Table): ${resource.pascal}Row => ({
  id: row.id,
${fields.map(({ name }) => `  ${name.camel}: row.${name.snake},`).join('\n')}
});
`;

const findFile = ({ resource }: RecordPlan) => `import type { Act } from '../core/act/act.ts';
import { notFound } from '../core/refusal.ts';
import { own${resource.pascal} } from './${resource.kebab}-row.ts';

/**
 * One of the viewer's company.
 * @throws Refusal notFound when it is not the viewer's
 */
export async function find${resource.pascal}(act: Act, id: string) {
  const row = await own${resource.pascal}(act).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
`;

const paged = (plan: RecordPlan) => {
  const { resource, call, fields } = plan;
  const hasDates = fields.some(({ kind }) => kind === 'date');
  return `import type { endpoints } from '@pabean/api/contract';
import { type InputOf, type Page, pageOf, type ${resource.pascal}Row, type ${resource.pascal}Sort } from '@pabean/api/contract';
import { sql } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { ${resource.pascal}Table } from '../core/db/tables/${resource.kebab}.ts';
import { matching } from '../core/search.ts';
import { own${resource.pascal}, to${resource.pascal}Row } from './${resource.kebab}-row.ts';

const columnOf = {
${fields.map(({ name }) => `  ${name.camel}: '${name.snake}',`).join('\n')}
} as const satisfies Record<${resource.pascal}Sort, keyof ${resource.pascal}Table>;
${
  hasDates
    ? `
/** A day as people write it. */
const written = (column: keyof ${resource.pascal}Table) =>
  sql\`substr(\${sql.ref(column)}, 9, 2) || '-' || substr(\${sql.ref(column)}, 6, 2) || '-' || substr(\${sql.ref(column)}, 1, 4)\`;
`
    : ''
}
const searchedText = sql<string>\`${searched(plan)}\`;

const usualSize = '10';

/** One page of those of the viewer's company: the latest first, unless another order is asked for. */
export async function list${call.pascal}(
  act: Act,
  { query: { page = 1 } = {}, body }: InputOf<typeof endpoints.${call.camel}>,
): Promise<Page<${resource.pascal}Row>> {
  const size = Number(body.size ?? usualSize);
  const order = body.direction ?? (body.sort === null ? 'desc' : 'asc');
  const found = own${resource.pascal}(act).where(matching(searchedText, body.query ?? ''));
  const rows = await found
    .selectAll()
    .orderBy(body.sort === null ? 'id' : columnOf[body.sort], order)
    .orderBy('id', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(rows.map(to${resource.pascal}Row), page, size, Number(total));
}
`;
};

const pdf = ({ resource, call }: RecordPlan) => `import type { FileAnswer } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import { ${resource.camel}Text } from '../documents/${resource.kebab}/${resource.kebab}-text.ts';
import { find${resource.pascal} } from './find-${resource.kebab}.ts';
import { to${resource.pascal}Row } from './${resource.kebab}-row.ts';

/**
 * One as a PDF made from its data.
 * @throws Refusal notFound when it is not the viewer's
 */
export function draw${call.pascal}(
  act: Act,
  { office, pdf }: Pick<CoreDeps & DocumentDeps, 'office' | 'pdf'>,
  id: string,
): Promise<FileAnswer> {
  return pdf.write({ key: act.account.id, isVisitor: false }, async () => {
    const row = await find${resource.pascal}(act, id);
    const content = ${resource.camel}Text({ row: to${resource.pascal}Row(row), madeAt: row.created_at, office });
    return { content, name: \`\${content.title}.pdf\`.replace(/[\\\\/]/g, '-') };
  });
}
`;

const text = ({ resource, fields }: RecordPlan) => {
  const [first] = fields;
  const shown = ({ name, kind }: (typeof fields)[number]) =>
    kind === 'date' ? `formatDate(row.${name.camel})` : `row.${name.camel}`;
  const hasDates = fields.some(({ kind }) => kind === 'date');
  return `import type { ${resource.pascal}Row } from '@pabean/api/contract';
import { ${hasDates ? 'formatDate, ' : ''}type OfficeProfile } from '@pabean/api/rules';
import type { OfficePdf } from '../office-pdf.ts';
import { factsBlock, pageLabel } from '../shown-values.ts';

/** What the document is made of. */
export interface ${resource.pascal}Paper {
  readonly row: ${resource.pascal}Row;
  /** ISO 8601 instant. */
  readonly madeAt: string;
  readonly office: OfficeProfile;
}

/** Everything that the document says, in Indonesian. */
export function ${resource.camel}Text({ row, madeAt, office }: ${resource.pascal}Paper): OfficePdf {
  const title = \`${resource.title} \${row.${first?.name.camel}}\`;
  return {
    title,
    madeAt,
    office: { name: office.name, contact: office.contact },
    heading: '${resource.title}',
    leads: [],
    blocks: [
      factsBlock('Data', [
${fields.map((field) => `        ['${labelOf(field.name.camel) ?? field.name.title}', ${shown(field)}],`).join('\n')}
      ]),
    ],
    foot: [title, \`Kantor \${office.code}\`].join(' · '),
    pageLabel,
  };
}
`;
};

/** The document with made-up data, as the book shows it. */
function writeExample(changes: Changes, { resource, fields }: RecordPlan): void {
  const values = fields.map(
    ({ name, kind }) => `${name.camel}: '${kind === 'date' ? '2026-03-02' : 'Contoh'}'`,
  );
  const row = ["id: '01J8'", ...values].join(', ');
  changes.edit('tools/documents/document-examples.ts', (source) =>
    withEntry(
      withImport(
        source,
        `import { ${resource.camel}Text } from '../../apps/server/src/documents/${resource.kebab}/${resource.kebab}-text.ts';`,
      ),
      'const documents: readonly OfficePdf[] = ',
      `  ${resource.camel}Text({ row: { ${row} }, madeAt: '2026-03-02T01:00:00.000Z', office: paper.office }),`,
    ),
  );
}

const once = (changes: Changes, file: string, source: string) => {
  if (!changes.has(file)) changes.create(file, source);
};

/** Its domain among the floors of the server. */
const withDomain = (source: string, domain: string) => {
  const found = /const domains = \[([\s\S]*?)\];/.exec(source);
  if (!found) throw new Error('there is no “const domains = [”.');
  const [whole, inside = ''] = found;
  if (inside.includes(`'${domain}'`)) return source;
  return source.replace(whole, `const domains = [${inside.trim().replace(/,$/, '')}, '${domain}'];`);
};

/** What answers the call: its domain's part, its document, and its line among the routes. */
export function writeRecordHandler(changes: Changes, plan: RecordPlan): void {
  const { resource, call, kind } = plan;
  const domain = `apps/server/src/${resource.kebab}`;
  changes.edit('tools/check/layers.ts', (source) => withDomain(source, resource.kebab));
  once(changes, `${domain}/${resource.kebab}-row.ts`, rowFile(plan));
  if (kind !== 'paged') once(changes, `${domain}/find-${resource.kebab}.ts`, findFile(plan));
  if (kind === 'paged') changes.create(`${domain}/${call.kebab}.ts`, paged(plan));
  if (kind === 'pdf') {
    changes.create(`${domain}/${call.kebab}.ts`, pdf(plan));
    changes.create(`apps/server/src/documents/${resource.kebab}/${resource.kebab}-text.ts`, text(plan));
    writeExample(changes, plan);
  }
  const { imported, handler } = {
    paged: {
      imported: `import { list${call.pascal} } from '../../${resource.kebab}/${call.kebab}.ts';`,
      handler: `  ${call.camel}: ({ act, input }) => list${call.pascal}(act, input),`,
    },
    detail: {
      imported: `import { find${resource.pascal} } from '../../${resource.kebab}/find-${resource.kebab}.ts';
import { to${resource.pascal}Row } from '../../${resource.kebab}/${resource.kebab}-row.ts';`,
      handler: `  ${call.camel}: async ({ act, input }) => to${resource.pascal}Row(await find${resource.pascal}(act, input.params.id)),`,
    },
    pdf: {
      imported: `import { draw${call.pascal} } from '../../${resource.kebab}/${call.kebab}.ts';`,
      handler: `  ${call.camel}: ({ act, deps, input }) => draw${call.pascal}(act, deps, input.params.id),`,
    },
  }[kind];
  changes.edit(`apps/server/src/http/routes/${resource.kebab}.ts`, (source) => {
    const opening = /export const \w+Handlers = \{/.exec(source)?.[0] ?? 'export const …Handlers = {';
    return withEntry(withImport(source, imported), opening, handler);
  });
  const sample =
    kind === 'paged'
      ? '{ outcome: 200, input: { body: { query: null, sort: null, direction: null, size: null } } }'
      : '{ outcome: 404, input: { params: { id } } }';
  changes.edit('apps/server/src/testing/samples.ts', (source) =>
    withEntry(source, 'export const samples: ', `  ${call.camel}: ${sample},`),
  );
}
