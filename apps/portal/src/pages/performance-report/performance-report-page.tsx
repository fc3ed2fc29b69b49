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
import { useAccountWords } from '../../words/account-words.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './performance-report.css.ts';

/** The office's yearly performance reports, to download. */
export function Page() {
  const words = useAccountWords('performanceReport');
  const { performanceReport } = useWords('titles');
  const client = useClient();
  const { start, problem } = useDownload(({ year, fileUrl }: PerformanceReport) =>
    fileUrl === null ? client.call(performanceReportFile, { params: { year } }) : client.file(fileUrl),
  );
  return (
    <>
      <PageHeader heading={performanceReport}>{words.lead}</PageHeader>
      <DownloadProblem problem={problem} />
      <Loaded of={[usePerformanceReports()]} loading={words.loading} failed={words.failed}>
        {(reports) =>
          reports.length > 0 ? (
            <ul className={styles.list}>
              {reports.map((report) => (
                <li key={report.year} className={styles.report}>
                  <div>
                    <h2 className={styles.year}>{fill(words.year, { year: report.year })}</h2>
                    <p className={styles.size}>{fill(words.size, { size: report.sizeKb })}</p>
                  </div>
                  <Button
                    icon={<Download size={16} />}
                    aria-label={fill(words.download, { year: report.year })}
                    onClick={() => start(report)}
                  >
                    {words.downloadShort}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState level={2} heading={words.empty}>
              {words.emptyText}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}
