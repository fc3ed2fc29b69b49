import { cellOf, headOf, idOf } from './page-call.ts';
import { areaOf, type DetailPlan } from './plan.ts';

/** The source of a page about one row of a list. */
export function detailTemplate(plan: DetailPlan): string {
  const { name, list, record } = plan;
  const { hook, pdfHook, shape } = record;
  const fields = shape.fields.filter((field) => field.name !== idOf(shape));
  const hasDates = fields.some(({ kind }) => kind === 'date');
  const isShared = fields.some(({ label }) => label);
  const fact = (field: (typeof fields)[number]) =>
    `            <DescriptionItem term={${headOf(field)}}>{${cellOf(field, 'data')}}</DescriptionItem>`;
  const button =
    "<Button onClick={() => setWanted({ name: title, thing: '', load: () => run(id) })}>{messages.pdf}</Button>";
  return `import { ${[hook, pdfHook].filter(Boolean).join(', ')} } from '@pabean/api/hooks';
${hasDates ? "import { formatDate } from '@pabean/api/rules';\n" : ''}import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ${pdfHook ? 'Button, ' : ''}ButtonLink } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { PageHeader } from '@pabean/ui/page-header';
${pdfHook ? "import { useState } from 'react';\nimport { Preview, type Wanted } from '../../files/preview.tsx';\n" : ''}import { Loaded } from '../../loading/loaded.tsx';
import { paths } from '../../paths.ts';
import { useCrumbs } from '../../routing/crumbs.ts';
import { backTo } from '../../routing/last-visits.ts';
import type { PageProps } from '../../routing/route.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { ${isShared ? 'useSharedMessages, ' : ''}useAppMessages } from '../../messages/language-provider.tsx';

/** What this page is for. */
export function Page({ params: { id = '' } }: PageProps) {
  const messages = usePageMessages('${list.name.camel}');
  const { ${name.camel}: title } = useAppMessages('titles');${isShared ? '\n  const { labels } = useSharedMessages();' : ''}
  const record = ${hook}(id);
  const crumbs = useCrumbs('${areaOf(plan)}', '${list.name.camel}', { path: paths.${list.name.camel}, last: title });${
    pdfHook
      ? `
  const { run } = ${pdfHook}();
  const [wanted, setWanted] = useState<Wanted>();`
      : ''
  }
  const wayBack = (
    <ButtonLink variant="tertiary" href={\`#\${backTo(paths.${list.name.camel})}\`}>
      {messages.back}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        heading={title}
        breadcrumb={<Breadcrumb items={crumbs} />}
        actions={record.data && ${pdfHook ? `<>{wayBack}${button}</>` : 'wayBack'}}
      >
        {messages.detailLead}
      </PageHeader>
      <Loaded of={[record]} loading={messages.loading} failed={messages.failed} exitLink={wayBack}>
        {(data) => (
          <DescriptionList>
${fields.map(fact).join('\n')}
          </DescriptionList>
        )}
      </Loaded>${pdfHook ? '\n      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />' : ''}
    </>
  );
}
`;
}
