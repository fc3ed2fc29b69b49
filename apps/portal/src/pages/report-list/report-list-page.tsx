import { type ListedReport, reportSorts } from '@pabean/api/contract';
import { useReportFile, useReports } from '@pabean/api/hooks';
import { reportTypes } from '@pabean/api/rules';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { DataTable } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useLateModule } from '../../loading/use-late-module.ts';
import { useLoadState } from '../../loading/use-load-state.ts';
import { hrefTo, paths } from '../../paths.ts';
import { pageAsked, serverPage } from '../../table/server-page.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { useReportWords } from '../../words/report-words.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import { DownloadProblem } from '../download-problem.tsx';
import { useDownload } from '../use-download.ts';
import { columnsIn } from './columns.tsx';
import { actionsIn } from './row-actions.tsx';

/** The reports of the company, the latest first unless another order is asked for. */
export function Page() {
  const words = useReportWords('reportList');
  const { dashboard, upload, reportList } = useWords('titles');
  const crumbs = [
    { label: dashboard, href: hrefTo(paths.dashboard) },
    { label: upload },
    { label: reportList },
  ];
  const add = (
    <ButtonLink variant="primary" icon={<Upload size={16} />} href={hrefTo(paths.reportUpload)}>
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader heading={reportList} breadcrumb={<Breadcrumb items={crumbs} />} actions={add}>
        {words.lead}
      </PageHeader>
      <ReportTable />
    </>
  );
}

const load = () => import('./report-lines.tsx');

function ReportTable() {
  const words = useReportWords('reportList');
  const { reportList: caption } = useWords('titles');
  const { reportType } = useSharedWords().labels;
  const { timeZone } = useOffice();
  const { state, current, onStateChange } = useTableAddress('jenis');
  const { data, busy, problem, retry } = useLoadState([
    useReports({
      ...pageAsked(state, reportSorts),
      type: reportTypes.find((each) => each === state.filters.jenis) ?? null,
    }),
  ]);
  const { run } = useReportFile();
  const { start, problem: failed } = useDownload(run);
  const [viewed, setViewed] = useState<ListedReport>();
  const lines = useReportWords('reportLines');
  const code = useLateModule(load, viewed !== undefined);
  const [{ ReportLines } = {}] = code.data ?? [];
  const close = () => setViewed(undefined);
  const columns = useMemo(() => columnsIn(words, reportType, timeZone), [words, reportType, timeZone]);
  const actions = useMemo(() => actionsIn(words, { onView: setViewed, onDownload: start }), [words, start]);
  const filters = useMemo(
    () => [
      {
        id: 'jenis',
        label: reportType,
        all: words.allTypes,
        options: reportTypes.map((value) => ({ value, label: words[`type${value}`] })),
      },
    ],
    [words, reportType],
  );
  return (
    <>
      <DownloadProblem problem={failed} />
      <DataTable
        caption={caption}
        columns={columns}
        page={data && serverPage(data[0], state.page)}
        busy={busy}
        error={problem?.text}
        onRetry={retry}
        rowId={({ id }) => id}
        state={state}
        current={current}
        onStateChange={onStateChange}
        filters={filters}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={words.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
      {viewed &&
        (ReportLines ? (
          <ReportLines report={viewed} onClose={close} />
        ) : (
          <LoadingDialog
            heading={lines.heading}
            load={code}
            loading={lines.loading}
            failed={lines.failed}
            onRequestClose={close}
          />
        ))}
    </>
  );
}
