import { type Period, type ReportType, reportSchema } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Spinner } from '@pabean/ui/spinner';
import { Download } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import type { CsvTable, CsvWorkbenchHandle } from '../csv-workbench/csv-workbench.tsx';
import { useReportMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './report-upload.css.ts';
import type { ReportUploadProps } from './report-upload-form.tsx';
import { useWorkbench } from './use-workbench.ts';

/** Props of {@link ReportTable}. */
export interface ReportTableProps
  extends Pick<ReportUploadProps<never>, 'packageTypes' | 'onTemplate' | 'onDownload'> {
  type: ReportType;
  /** The chosen file, if its type and size are valid. */
  file: File | null;
  period: Period;
  onTable: (table: CsvTable | undefined) => void;
  ref: Ref<CsvWorkbenchHandle>;
}

/** The requirements of a report's table: template and column descriptions. Then the table itself. */
export function ReportTable({ type, file, packageTypes, onTemplate, ref, ...bench }: ReportTableProps) {
  const messages = useReportMessages('reportUpload');
  const { dictionary, again: readAgain } = useReportMessages('csvWorkbench');
  const heads = useReportMessages('reportColumns');
  const meanings = useReportMessages('reportMeanings');
  const { failures } = useSharedMessages();
  const [isExplained, setExplained] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { workbench, again } = useWorkbench();
  const schema = useMemo(() => reportSchema(type, packageTypes), [type, packageTypes]);
  const columns = useMemo(() => ({ heads, meanings }), [heads, meanings]);

  async function fetchTemplate() {
    setFailed(false);
    await onTemplate(type).catch(() => setFailed(true));
  }
  return (
    <>
      {schema && (
        <div className={styles.help}>
          <Button variant="tertiary" flush icon={<Download size={16} />} onClick={fetchTemplate}>
            {messages.template}
          </Button>
          {workbench && (
            <Button variant="tertiary" onClick={() => setExplained(true)}>
              {dictionary}
            </Button>
          )}
          <span role="alert">{hasFailed && messages.templateFailed}</span>
          {workbench && (
            <workbench.ColumnDictionary
              open={isExplained}
              onClose={() => setExplained(false)}
              schema={schema}
              messages={columns}
            />
          )}
        </div>
      )}
      {!schema && file && <Alert heading={messages.structureOnly} />}
      {file && workbench === undefined && <Spinner />}
      {workbench === null && (
        <Alert
          role="alert"
          tone="danger"
          heading={failures.network}
          action={<Button onClick={again}>{readAgain}</Button>}
        />
      )}
      {file && workbench && (
        <workbench.CsvWorkbench {...bench} ref={ref} file={file} schema={schema} columns={columns} />
      )}
    </>
  );
}
