import { idOf, type PageCall } from './page-call.ts';
import type { PagePlan } from './plan.ts';

interface CallingPlan extends PagePlan {
  readonly call: PageCall;
}

const head = ({ name, title }: PagePlan) => `
  const words = usePageWords('${name.camel}');
  const { ${title.key}: title } = useWords('titles');`;

const shown = ({ call: { shape } }: CallingPlan) =>
  shape.fields.filter(({ name }) => !shape.isList || name !== idOf(shape)).slice(0, 6);

const plain = (plan: PagePlan) => `import { PageHeader } from '@pabean/ui/page-header';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  return <PageHeader heading={title}>{words.lead}</PageHeader>;
}
`;

const facts = (plan: CallingPlan) => `import { ${plan.call.hook} } from '@pabean/api/hooks';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  const { labels } = useSharedWords();
  return (
    <>
      <PageHeader heading={title}>{words.lead}</PageHeader>
      <Loaded of={[${plan.call.hook}()]} loading={words.loading} failed={words.failed}>
        {(data) => (
          <DescriptionList>
${shown(plan)
  .map(
    ({ name, label }) =>
      `            <DescriptionItem term={${label ? 'labels' : 'words'}.${name}}>{data.${name}}</DescriptionItem>`,
  )
  .join('\n')}
          </DescriptionList>
        )}
      </Loaded>
    </>
  );
}
`;

const list = (plan: CallingPlan) => {
  const { call } = plan;
  const fields = shown(plan);
  const isShared = fields.some(({ label }) => label);
  const columns = fields.map(
    ({ name, label }) =>
      `      { id: '${name}', head: ${label ? 'labels' : 'words'}.${name}, sortValue: ${name}Of, searchText: ${name}Of, cell: ${name}Of },`,
  );
  return `import type { AnswerOf, ${call.name} } from '@pabean/api/contract';
import { ${call.hook} } from '@pabean/api/hooks';
import { DataTable, type TableColumn } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { useMemo } from 'react';
import { useTableLoad } from '../../loading/use-load-state.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { ${isShared ? 'useSharedWords, ' : ''}useWords } from '../../words/words.tsx';

type Row = AnswerOf<typeof ${call.name}>[number];

// Declared once: what was sorted and searched is kept by these functions.
${fields.map(({ name, nullable }) => `const ${name}Of = (row: Row) => row.${name}${nullable ? " ?? ''" : ''};`).join('\n')}

/** What this page is for. */
export function Page() {${head(plan)}${isShared ? '\n  const { labels } = useSharedWords();' : ''}
  const columns = useMemo(
    (): TableColumn<Row>[] => [
${columns.join('\n')}
    ],
    [${isShared ? 'labels' : ''}${isShared && fields.some(({ label }) => !label) ? ', ' : ''}${fields.some(({ label }) => !label) ? 'words' : ''}],
  );
  return (
    <>
      <PageHeader heading={title}>{words.lead}</PageHeader>
      <DataTable
        caption={title}
        columns={columns}
        {...useTableLoad(${call.hook}())}
        {...useTableAddress()}
        rowId={(row) => row.${idOf(call.shape)}}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
    </>
  );
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
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';

/** What this page is for. */
export function Page() {${head(plan)}
  const save = ${plan.call.hook}();
  const toast = useToast();
  const drafts = useDrafts();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <>
      <PageHeader heading={title}>{words.lead}</PageHeader>
      <FormsProvider words={useDictionaries()}>
        <${plan.call.form?.pascal}Form
          draft={{ store: drafts }}
          onDirtyChange={setDirty}
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
