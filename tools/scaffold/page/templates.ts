import type { FieldFact } from '../schema-fields.ts';
import { cellOf, headOf, idOf, type PageCall } from './page-call.ts';
import { areaOf, type PagePlan } from './plan.ts';

interface CallingPlan extends PagePlan {
  readonly call: PageCall;
}

const head = ({ name }: PagePlan) => `
  const messages = usePageMessages('${name.camel}');
  const { ${name.camel}: title } = useAppMessages('titles');`;

const shown = ({ call: { shape } }: CallingPlan) =>
  shape.fields.filter(({ name }) => !shape.isList || name !== idOf(shape)).slice(0, 6);

const plain = (plan: PagePlan) => `import { PageHeader } from '@pabean/ui/page-header';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { useAppMessages } from '../../messages/language-provider.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  return <PageHeader heading={title}>{messages.lead}</PageHeader>;
}
`;

const facts = (plan: CallingPlan) => `import { ${plan.call.hook} } from '@pabean/api/hooks';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { useSharedMessages, useAppMessages } from '../../messages/language-provider.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  const { labels } = useSharedMessages();
  return (
    <>
      <PageHeader heading={title}>{messages.lead}</PageHeader>
      <Loaded of={[${plan.call.hook}()]} loading={messages.loading} failed={messages.failed}>
        {(data) => (
          <DescriptionList>
${shown(plan)
  .map(
    (field) => `            <DescriptionItem term={${headOf(field)}}>{data.${field.name}}</DescriptionItem>`,
  )
  .join('\n')}
          </DescriptionList>
        )}
      </Loaded>
    </>
  );
}
`;

/** Where labels and other words come from. */
const messagesOf = (fields: readonly FieldFact[]) => ({
  isShared: fields.some(({ label }) => label),
  isOwn: fields.some(({ label }) => !label),
});

/** The columns of a list whose rows are all here; the first names a row, and leads to its page. */
function columnsOf({ call, record, name: page }: CallingPlan, fields: readonly FieldFact[]) {
  return fields.map((field, index) => {
    const { name, kind } = field;
    const isFirst = index === 0;
    const sort = call.sorts
      ? 'sortable: true'
      : `sortValue: ${name}Of, searchText: ${kind === 'date' ? `written${name}` : `${name}Of`}`;
    const text = cellOf(field, 'row');
    const cell =
      isFirst && record
        ? `(row) => <RowLink href={hrefTo(paths.${page.camel}Detail, { id: row.id })}>{${text}}</RowLink>`
        : `(row) => ${text}`;
    const parts = [`id: '${name}'`, `head: ${headOf(field)}`];
    if (isFirst) parts.push("card: 'title'");
    if (kind === 'date') parts.push('nowrap: true');
    return `      { ${[...parts, sort, `cell: ${cell}`].join(', ')} },`;
  });
}

const list = (plan: CallingPlan) => {
  const { call, record, name } = plan;
  const fields = shown(plan);
  const { isShared, isOwn } = messagesOf(fields);
  const hasDates = fields.some(({ kind }) => kind === 'date');
  const column = call.sorts ? 'ServerColumn' : 'TableColumn';
  const hook = call.sorts ? 'usePagedList' : 'useWholeList';
  const kept = fields.flatMap(({ name, kind, nullable }) => [
    `const ${name}Of = (row: Row) => row.${name}${nullable ? " ?? ''" : ''};`,
    ...(kind === 'date' ? [`const written${name} = (row: Row) => formatDate(row.${name});`] : []),
  ]);
  return `import ${call.sorts ? `{ type AnswerOf, type ${call.name}, ${call.sorts} }` : `type { AnswerOf, ${call.name} }`} from '@pabean/api/contract';
import { ${call.hook} } from '@pabean/api/hooks';
${hasDates ? "import { formatDate } from '@pabean/api/rules';\n" : ''}import { ${record ? 'RowLink, ' : ''}type ${column} } from '@pabean/ui/data-table';
import { useMemo } from 'react';
${record ? "import { hrefTo, paths } from '../../paths.ts';\n" : ''}import { ListPage } from '../../table/list-page.tsx';
import { ${hook} } from '../../table/use-list.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
${isShared ? "import { useSharedMessages } from '../../messages/language-provider.tsx';\n" : ''}
type Row = AnswerOf<typeof ${call.name}>${call.sorts ? "['rows']" : ''}[number];
${call.sorts ? '' : `\n// Declared once: what was sorted and searched is kept by these functions.\n${kept.join('\n')}\n`}
/** What this page is for. */
export function Page() {
  const messages = usePageMessages('${name.camel}');${isShared ? '\n  const { labels } = useSharedMessages();' : ''}
  const list = ${call.sorts ? `usePagedList(${call.sorts}, ${call.hook})` : `useWholeList(${call.hook}())`};
  const columns = useMemo(
    (): ${column}<Row>[] => [
${columnsOf(plan, fields).join('\n')}
    ],
    [${[isShared && 'labels', isOwn && 'messages'].filter(Boolean).join(', ')}],
  );
  return <ListPage {...list} area="${areaOf(plan)}" title="${name.camel}" messages={messages} columns={columns} />;
}
`;
};

const form = (plan: CallingPlan) => `import { ${plan.call.hook} } from '@pabean/api/hooks';
import { ${plan.call.form?.pascal}Form } from '@pabean/forms/${plan.call.form?.kebab}';
import { FormsProvider } from '@pabean/forms/messages';
import { PageHeader } from '@pabean/ui/page-header';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { useDictionaries, useAppMessages } from '../../messages/language-provider.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  const save = ${plan.call.hook}();
  const toast = useToast();
  const drafts = useDrafts();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <>
      <PageHeader heading={title}>{messages.lead}</PageHeader>
      <FormsProvider messages={useDictionaries()}>
        <${plan.call.form?.pascal}Form
          draft={{ store: drafts }}
          onDirtyChange={setDirty}
          onBack={() => navigate(paths.dashboard)}
          onSave={save.run}
          onSaved={({ message }) => {
            toast.show(message);
            leaveFor(pathTo(paths.dashboard));
          }}
        />
      </FormsProvider>
    </>
  );
}
`;

/** The page's source. */
export function pageTemplate({ call, ...plan }: PagePlan): string {
  if (!call) return plain({ ...plan, call });
  if (call.form) return form({ ...plan, call });
  return call.shape.isList ? list({ ...plan, call }) : facts({ ...plan, call });
}
