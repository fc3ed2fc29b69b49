import { type PerformanceReport, performanceReportFile } from '@pabean/api/contract';
import { useClient, usePerformanceReports } from '@pabean/api/hooks';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { Download } from 'lucide-react';
import { DownloadProblem } from '../../files/download-problem.tsx';
import { useDownload } from '../../files/use-download.ts';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import * as styles from './performance-report.css.ts';

/** The customs office's yearly performance reports, to download. */
export function Page() {
  const messages = useAccountMessages('performanceReport');
  const { performanceReport } = useAppMessages('titles');
  const client = useClient();
  const { start, problem } = useDownload(({ year, fileUrl }: PerformanceReport) =>
    fileUrl === null ? client.call(performanceReportFile, { params: { year } }) : client.file(fileUrl),
  );
  return (
    <>
      <PageHeader heading={performanceReport}>{messages.lead}</PageHeader>
      <DownloadProblem problem={problem} />
      <Loaded of={[usePerformanceReports()]} loading={messages.loading} failed={messages.failed}>
        {(reports) =>
          reports.length > 0 ? (
            <ul className={styles.list}>
              {reports.map((report) => (
                <li key={report.year} className={styles.report}>
                  <div>
                    <h2 className={styles.year}>{fill(messages.year, { year: report.year })}</h2>
                    <p className={styles.size}>{fill(messages.size, { size: report.sizeKb })}</p>
                  </div>
                  <Button
                    icon={<Download size={16} />}
                    aria-label={fill(messages.download, { year: report.year })}
                    onClick={() => start(report)}
                  >
                    {messages.downloadShort}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState level={2} heading={messages.empty}>
              {messages.emptyText}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
