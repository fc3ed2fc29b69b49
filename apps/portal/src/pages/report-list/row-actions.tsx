import type { ListedReport } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import type { ReportMessages } from '../../messages/reports-id.ts';
import { nameOf } from './columns.tsx';

/** Actions of a row: show its lines, download its file. */
export const actionsIn =
  (messages: ReportMessages['reportList'], onDownload: (report: ListedReport) => void) =>
  (report: ListedReport, open: (dialog: 'lines') => void) => (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={fill(messages.viewOf, { name: nameOf(report, messages) })}
        onClick={() => open('lines')}
      >
        {messages.view}
      </Button>
      {report.fileName !== null && (
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(messages.downloadOf, { name: nameOf(report, messages) })}
          onClick={() => onDownload(report)}
        >
          {messages.download}
        </Button>
      )}
    </>
  );
