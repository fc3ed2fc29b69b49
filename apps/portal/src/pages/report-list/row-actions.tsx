import type { ListedReport } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import type { ReportWords } from '../../words/reports-id.ts';
import { nameOf } from './columns.tsx';

/** What can be done with a row: look at its lines, save its file. */
export const actionsIn =
  (words: ReportWords['reportList'], onDownload: (report: ListedReport) => void) =>
  (report: ListedReport, open: (dialog: 'lines') => void) => (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(words.viewOf, { name: nameOf(report, words) })}
        onClick={() => open('lines')}
      >
        {words.view}
      </Button>
      {report.fileName !== null && (
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.downloadOf, { name: nameOf(report, words) })}
          onClick={() => onDownload(report)}
        >
          {words.download}
        </Button>
      )}
    </>
  );
