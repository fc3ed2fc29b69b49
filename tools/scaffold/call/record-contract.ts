import { withNames } from '../changes.ts';
import type { CallPlan, RecordPlan } from './plan.ts';

const rowOf = ({ resource }: RecordPlan) => `${resource.camel}Row`;

/** What a record is on the wire, which all its calls answer with. */
const row = (plan: RecordPlan) => `
/** What a ${plan.resource.camel} is. */
const ${rowOf(plan)} = wire(
  z.object({
    id: field('id', recordId),
${plan.fields.map(({ name, kind }) => `    ${name.camel}: field('${name.snake}', ${kind === 'date' ? 'shownDay' : 'shownText'}),`).join('\n')}
  }),
);

/** A ${plan.resource.camel}, as the code sees it. */
export type ${plan.resource.pascal}Row = z.output<typeof ${rowOf(plan)}>;
`;

const paged = (plan: RecordPlan) => {
  const { resource, call, access, fields } = plan;
  return `
const ${resource.camel}SortNames = {
${fields.map(({ name }) => `  ${name.camel}: '${name.snake}',`).join('\n')}
} as const;

/** A column that the list can be sorted by. */
export type ${resource.pascal}Sort = keyof typeof ${resource.camel}SortNames;

/** The columns that the list can be sorted by. */
export const ${resource.camel}Sorts = Object.keys(${resource.camel}SortNames) as [${resource.pascal}Sort, ...${resource.pascal}Sort[]];

export const ${call.camel} = endpoint({
  method: 'POST',
  path: '${call.kebab}',
  summary: 'What ${call.camel} is for: \`q\` search, \`p\` sort column, \`a\` direction, \`b\` page size.',
  access: ${access.code},
  rate: 'standard',
  query: pageQuery,
  body: wire(
    z.object({
      query: field('q', orNull(text(100)), 'search'),
      sort: field('p', orNull(sortBy(${resource.camel}SortNames)), 'sortColumn'),
      direction: field('a', orNull(oneOf(['asc', 'desc'])), 'sortDirection'),
      size: field('b', orNull(pageSize), 'pageSize'),
    }),
  ),
  answer: paged('${call.kebab}', ${rowOf(plan)}),
});
`;
};

const byId = ({ call, access }: RecordPlan, answer: string) => `
export const ${call.camel} = endpoint({
  method: 'GET',
  path: '${call.kebab}/{id}',
  summary: 'What ${call.camel} is for.',
  access: ${access.code},
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'record') })),
  answer: ${answer},
  failures: [404],
});
`;

/** The row of the call, and before the first one what a record is. */
export function recordSource(text: string, plan: RecordPlan): string {
  const hasRow = text.includes(`const ${rowOf(plan)} = `);
  const needsRow = plan.kind !== 'pdf' || !hasRow;
  let next = withNames(text, './fields.ts', ['recordId']);
  if (plan.kind === 'paged') {
    next = withNames(next, './fields.ts', ['oneOf', 'orNull', 'text']);
    next = withNames(next, './paged.ts', ['paged', 'pageQuery', 'pageSize', 'sortBy']);
  }
  if (!hasRow && needsRow) {
    const kinds = plan.fields.map(({ kind }) => (kind === 'date' ? 'shownDay' : 'shownText'));
    next = withNames(next, './read.ts', [...new Set(kinds)]) + row(plan);
  }
  if (plan.kind === 'paged') return next + paged(plan);
  return next + byId(plan, plan.kind === 'pdf' ? "'file'" : rowOf(plan));
}

/** What follows the hook's imports. */
const hooks: Readonly<Record<RecordPlan['kind'], (plan: RecordPlan) => string>> = {
  paged: ({ call }) => `
type ${call.pascal}Body = InputOf<typeof ${call.camel}>['body'];

/** Which page is asked for, and in which order. */
export interface ${call.pascal}Asked extends Pick<${call.pascal}Body, 'sort' | 'direction' | 'size'> {
  /** Words that each row must have. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/** What use${call.pascal} is for; the page before stays until the next one is here. */
export const use${call.pascal} = ({ query, page, ...asked }: ${call.pascal}Asked) =>
  useCall(
    ${call.camel},
    { query: { page }, body: { query: askable(query) || null, ...asked } },
    { keepPreviousData: true },
  );
`,
  detail: ({ call }) => `
/** What use${call.pascal} is for. */
export const use${call.pascal} = (id: string) => useCall(${call.camel}, { params: { id } });
`,
  pdf: ({ call }) => `
/** Fetches the PDF of one. */
export const use${call.pascal} = () =>
  useWrite((id: string, { client, options: { signal } }) =>
    client.call(${call.camel}, { params: { id } }, { signal }),
  );
`,
};

/** The hook of a call about records. */
export function recordHook(text: string, plan: RecordPlan): string {
  let next = withNames(text, '../contract/index.ts', [
    plan.call.camel,
    ...(plan.kind === 'paged' ? ['type InputOf'] : []),
  ]);
  if (plan.kind === 'paged') next = withNames(next, './askable.ts', ['askable']);
  next =
    plan.kind === 'pdf'
      ? withNames(next, './use-write.ts', ['useWrite'])
      : withNames(next, './use-call.ts', ['useCall']);
  return next + hooks[plan.kind](plan);
}

/** Whether the call is about records of a company. */
export const isAboutRecords = (plan: CallPlan): plan is RecordPlan =>
  plan.kind !== 'whole' && plan.kind !== 'write';
