import { type ReportSort, reportSorts } from '@pabean/api/contract';
import { useReportFile, useReports } from '@pabean/api/hooks';
import { reportTypes } from '@pabean/api/rules';
import { ButtonLink } from '@pabean/ui/button';
import type { TableState } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useDownload } from '../../files/use-download.ts';
import { Late } from '../../loading/late.tsx';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useReportMessages } from '../../messages/use-report-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import { ListPage } from '../../table/list-page.tsx';
import { type RequestedPage, usePagedList } from '../../table/use-list.ts';
import { columnsIn } from './columns.tsx';
import { actionsIn } from './row-actions.tsx';

const useRequestedReports = (asked: RequestedPage<ReportSort>, { filters }: TableState) =>
  useReports({ ...asked, type: reportTypes.find((each) => each === filters.jenis) ?? null });

const loadLines = () => import('./report-lines.tsx');

/** The company's reports, the latest first unless another order is chosen. */
export function Page() {
  const messages = useReportMessages('reportList');
  const lines = useReportMessages('reportLines');
  const { reportType } = useSharedMessages().labels;
  const { timeZone } = useOffice();
  const list = usePagedList(reportSorts, useRequestedReports, { filters: ['jenis'] });
  const { run } = useReportFile();
  const { start, problem } = useDownload(run);
  const columns = useMemo(() => columnsIn(messages, reportType, timeZone), [messages, reportType, timeZone]);
  const actions = useMemo(() => actionsIn(messages, start), [messages, start]);
  const filters = useMemo(
    () => [
      {
        id: 'jenis',
        label: reportType,
        all: messages.allTypes,
        options: reportTypes.map((value) => ({ value, label: messages[`type${value}`] })),
      },
    ],
    [messages, reportType],
  );
  return (
    <ListPage
      {...list}
      area="upload"
      title="reportList"
      messages={messages}
      add={
        <ButtonLink variant="primary" icon={<Upload size={16} />} href={hrefTo(paths.reportUpload)}>
          {messages.add}
        </ButtonLink>
      }
      problem={problem}
      columns={columns}
      filters={filters}
      actions={actions}
      dialogs={{
        lines: (report, onClose) => (
          <Late
            load={loadLines}
            dialog={{ heading: lines.heading, onRequestClose: onClose }}
            loading={lines.loading}
            failed={lines.failed}
          >
            {({ ReportLines }) => <ReportLines report={report} onClose={onClose} />}
          </Late>
        ),
      }}
    />
  );
}
