import { downloadAnswer } from '@pabean/api/client';
import { usePackageTypes, useReportTemplate, useSendReport, useWarehouses } from '@pabean/api/hooks';
import { ReportUpload } from '@pabean/forms/report-upload';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { PageHeader } from '@pabean/ui/page-header';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { saveText } from '../../files/save-text.ts';
import { useReportMessages } from '../../messages/use-report-messages.ts';
import { paths } from '../../paths.ts';
import { useCrumbs } from '../../routing/crumbs.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { markingRow } from '../../routing/marked-row.ts';

/** A periodic report to upload; afterwards the list opens at it. */
export function Page() {
  const { lead } = useReportMessages('reportUpload');
  const { add } = useReportMessages('reportList');
  const { data: warehouses = [] } = useWarehouses();
  const { data: packageTypes } = usePackageTypes();
  const report = useSendReport();
  const template = useReportTemplate();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <>
      <PageHeader heading={add} breadcrumb={<Breadcrumb items={useCrumbs('upload', 'reportUpload')} />}>
        {lead}
      </PageHeader>
      <ReportUpload
        warehouses={warehouses}
        packageTypes={packageTypes}
        draft={{ store: useDrafts() }}
        onDirtyChange={setDirty}
        onTemplate={async (type) => downloadAnswer(await template.run(type))}
        onDownload={({ name, text }) => saveText(name, text)}
        onSave={report.run}
        onSaved={({ id }) => leaveFor(id === undefined ? paths.reportList : markingRow(paths.reportList, id))}
      />
    </>
  );
}
