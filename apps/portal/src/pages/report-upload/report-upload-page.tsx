import { downloadAnswer } from '@pabean/api/client';
import { usePackageTypes, useReportTemplate, useSendReport, useWarehouses } from '@pabean/api/hooks';
import type { CsvDownload } from '@pabean/forms/csv-workbench';
import { ReportUpload } from '@pabean/forms/report-upload';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { PageHeader } from '@pabean/ui/page-header';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { hrefTo, paths } from '../../paths.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { lookingAt } from '../../table/table-address.ts';
import { useReportWords } from '../../words/report-words.ts';
import { useWords } from '../../words/words.tsx';

/** A CSV that was made on the page is saved as one that was fetched. */
const save = ({ name, text }: CsvDownload) =>
  downloadAnswer({ bytes: new TextEncoder().encode(text), mediaType: 'text/csv', name });

/** A periodic report to send; sent, the list opens where it stands. */
export function Page() {
  const { lead } = useReportWords('reportUpload');
  const { add } = useReportWords('reportList');
  const { dashboard, upload: area, reportUpload } = useWords('titles');
  const { data: warehouses = [] } = useWarehouses();
  const { data: packageTypes } = usePackageTypes();
  const report = useSendReport();
  const template = useReportTemplate();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  const crumbs = [
    { label: dashboard, href: hrefTo(paths.dashboard) },
    { label: area },
    { label: reportUpload },
  ];
  return (
    <>
      <PageHeader heading={add} breadcrumb={<Breadcrumb items={crumbs} />}>
        {lead}
      </PageHeader>
      <ReportUpload
        warehouses={warehouses}
        packageTypes={packageTypes}
        draft={{ store: useDrafts() }}
        onDirtyChange={setDirty}
        onTemplate={async (type) => downloadAnswer(await template.run(type))}
        onDownload={save}
        onSave={report.run}
        onSaved={({ id }) => leaveFor(id === undefined ? paths.reportList : lookingAt(paths.reportList, id))}
      />
    </>
  );
}
