import type { ListedReport } from '@pabean/api/contract';
import { useReportLines } from '@pabean/api/hooks';
import { type ReportType, reportSchema } from '@pabean/api/rules';
import { tableColumns } from '@pabean/forms/csv-workbench';
import { useReportMessages as useFormMessages } from '@pabean/forms/messages';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { VirtualTable } from '@pabean/ui/virtual-table';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { useReportMessages } from '../../messages/use-report-messages.ts';
import { nameOf } from './columns.tsx';

/** Props of {@link ReportLines}. */
export interface ReportLinesProps {
  report: ListedReport;
  onClose: () => void;
}

/** In pixels, as documented. */
const height = 300;

/** The lines of a report in a scroll area. */
export function ReportLines({ report, onClose }: ReportLinesProps) {
  const messages = useReportMessages('reportLines');
  const list = useReportMessages('reportList');
  const heads: Readonly<Record<string, string>> = useFormMessages('reportColumns');
  const schema = reportSchema(report.type as ReportType);
  const lines = useReportLines(schema && report);
  return (
    <Dialog
      open
      size="wide"
      heading={messages.heading}
      description={nameOf(report, list)}
      onRequestClose={onClose}
    >
      <DialogBody>
        {schema ? (
          <Loaded of={[lines]} loading={messages.loading} failed={messages.failed} level={3}>
            {(rows) => (
              <VirtualTable
                caption={messages.heading}
                height={height}
                numberHead={messages.line}
                numberOf={(index) => index + 1}
                rowCount={rows.length}
                columns={tableColumns(schema, (name) => heads[name] ?? name)}
                cell={(index, column) => rows[index]?.[schema.columns[column]?.name ?? '']}
              />
            )}
          </Loaded>
        ) : (
          <p>{messages.none}</p>
        )}
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
