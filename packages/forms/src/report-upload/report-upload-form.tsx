import type { NamedCode, ReportValues, Warehouse } from '@pabean/api/contract';
import {
  fileProblem,
  fill,
  formatDate,
  isIsoDate,
  parseTypedDate,
  type ReportType,
  reportTypes,
} from '@pabean/api/rules';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useOffice } from '@pabean/ui/office';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CsvDownload, CsvTable, CsvWorkbenchHandle } from '../csv-workbench/csv-workbench.tsx';
import { AnswerDialog } from '../internal/answer-dialog.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormDateField,
  FormFileField,
  FormProblems,
  FormSelect,
  type SaveOptions,
  type ZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { SendingFile } from '../internal/sending-file.tsx';
import { useFormMessages, useReportMessages } from '../messages/use-messages.ts';
import { ReportTable } from './report-table.tsx';
import * as styles from './report-upload.css.ts';
import type { CheckedReport, ReportFormValues } from './schema.ts';
import { SendReport } from './send-report.tsx';
import { useReportForm } from './use-report-form.ts';

/** The result: the validated values, the file as a data URL, and one object for each of its lines. */
export interface ReportSubmission extends ReportValues {
  /** The CSV as a data URL, including all fixes. */
  readonly file: string;
  /** The file extension. */
  readonly extension: 'csv';
  /** The lines as objects by column name. */
  readonly lines: Record<string, string>[];
  /** Number of warnings that the user confirmed; omitted if there were none. */
  readonly warnings?: number;
}

/** Props of {@link ReportUpload}. */
export interface ReportUploadProps<Answer extends { readonly message: string } = { readonly message: string }>
  extends DraftProps {
  /** The warehouses to choose from; if empty, the field is omitted. */
  warehouses: readonly Warehouse[];
  /** The kinds of packages. With them, names and synonyms are converted to codes, and unknown codes get a warning. */
  packageTypes?: readonly NamedCode[] | undefined;
  /** Initial values that differ from an empty form. */
  initial?: Partial<ReportFormValues>;
  /** Called with the validated report. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (report: ReportSubmission, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once it was read: the report is accepted and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Downloads the template of a type. */
  onTemplate: (type: ReportType) => Promise<unknown>;
  /** Saves a CSV created here, such as the list of errors. */
  onDownload: (file: CsvDownload) => void;
}

/**
 * A periodic report: its period, its CSV, and all errors in it before it is sent. The response is shown in a dialog.
 *
 * @beta
 */
export function ReportUpload<Answer extends { readonly message: string }>(props: ReportUploadProps<Answer>) {
  const { warehouses, packageTypes, onTemplate, onDownload } = props;
  const messages = useReportMessages('reportUpload');
  const { send } = useFormMessages('send');
  const { chooseAgain } = useFormMessages('draft');
  const limit = useOffice().uploads.small;
  const [table, setTable] = useState<CsvTable>();
  const bench = useRef<CsvWorkbenchHandle>(null);
  const report = useReportForm(props, limit, table, () => bench.current?.focusProblem());
  const { form, draft, answer } = report;
  const [type, from, until, chosen] = useWatch({
    control: form.control,
    name: ['type', 'from', 'until', 'file'],
  });
  const known = reportTypes.find((each) => each === type);
  const file = chosen && fileProblem(chosen, limit, 'csv') === undefined ? chosen : null;
  const missing = chosen === null ? draft.fileNames.file : undefined;
  const { warnings = 0, oddLines = 0 } = table ?? {};
  const period = until ? fill(messages.period, { from: dayOf(from), until: dayOf(until) }) : dayOf(from);
  return (
    <form {...form.formProps} className={frame}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} failed={messages.notSent} />
      <ReportFields form={form} warehouses={warehouses} />
      <FormFileField
        form={form}
        name="file"
        kind="csv"
        limit={limit}
        hint={missing ? fill(chooseAgain, { name: missing }) : messages.fileHint}
        hasProgress={false}
      />
      {known && (
        <ReportTable
          ref={bench}
          type={known}
          file={file}
          period={{ from: isoOf(from), until: isoOf(until) }}
          packageTypes={packageTypes}
          onTable={setTable}
          onTemplate={onTemplate}
          onDownload={onDownload}
        />
      )}
      <SendingFile form={form} name="file" />
      <SendReport
        form={form}
        draft={draft}
        isLoaded={Boolean(file && table && known && from)}
        table={table}
        period={period}
      />
      <ConfirmDialog
        open={report.isAsking}
        heading={messages.question}
        question={
          warnings > 0 ? fill(messages.confirmOdd, { count: warnings, lines: oddLines }) : messages.confirm
        }
        thing={fill(messages.thing, {
          type: known && messages[`type${known}`],
          count: table?.lineCount,
          period,
        })}
        confirmLabel={warnings > 0 ? fill(messages.sendOdd, { count: warnings }) : send}
        onConfirm={() => report.settle(true)}
        onCancel={() => report.settle(false)}
      />
      {answer && (
        <AnswerDialog message={answer.message} goOn={messages.toList} onGoOn={() => props.onSaved(answer)} />
      )}
    </form>
  );
}

/** The subject of a report: its type, the warehouse and the period. */
function ReportFields({
  form,
  warehouses,
}: {
  form: ZodForm<ReportFormValues, CheckedReport>;
  warehouses: readonly Warehouse[];
}) {
  const messages = useReportMessages('reportUpload');
  return (
    <div className={styles.fields}>
      <FormSelect
        form={form}
        name="type"
        className={styles.wide}
        placeholder={messages.chooseType}
        options={reportTypes.map((value) => ({ value, label: messages[`type${value}`] }))}
      />
      {warehouses.length > 0 && (
        <FormSelect
          form={form}
          name="warehouse"
          className={styles.wide}
          optional
          placeholder={messages.chooseWarehouse}
          options={warehouses.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        />
      )}
      <div className={styles.period}>
        <FormDateField form={form} name="from" className={styles.day} />
        <FormDateField form={form} name="until" optional className={styles.day} />
      </div>
    </div>
  );
}

/** A date for comparison; empty while invalid. */
const isoOf = (day: string) => (isIsoDate(day) ? day : (parseTypedDate(day) ?? ''));

/** A date as shown: ISO from a draft or a caller, or as typed. */
const dayOf = (day: string) => (isIsoDate(day) ? formatDate(day) : day);
