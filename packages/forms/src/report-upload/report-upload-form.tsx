import type { NamedCode, ReportValues, Warehouse } from '@pabean/api/contract';
import {
  explain,
  fileProblem,
  fill,
  formatDate,
  isIsoDate,
  parseTypedDate,
  type ReportType,
  reportSchema,
  reportTypes,
} from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useOffice } from '@pabean/ui/office';
import { Spinner } from '@pabean/ui/spinner';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CsvDownload, CsvSheet, CsvWorkbenchHandle } from '../csv-workbench/csv-workbench.tsx';
import { AnswerDialog } from '../internal/answer-dialog.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormDateField,
  FormFileField,
  FormProblems,
  FormSelect,
  type SaveOptions,
  useDraft,
  useTravelling,
  useZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { refuseField } from '../internal/refuse-field.ts';
import { SendingFile } from '../internal/sending-file.tsx';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useReportMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './report-upload.css.ts';
import { type CheckedReport, emptyReport, type ReportFormValues, reportForm } from './schema.ts';
import { SendReport } from './send-report.tsx';
import { useWorkbench } from './use-workbench.ts';

/** What is sent: the checked values, the file as a data URL, and one object for each of its lines. */
export interface ReportSubmission extends ReportValues {
  /** The CSV as a data URL, with what was fixed in it. */
  readonly file: string;
  /** The ending of its name. */
  readonly extension: 'csv';
  /** The lines by the names of their columns. */
  readonly lines: Record<string, string>[];
  /** How many warnings about the lines were passed over knowingly; left out where there were none. */
  readonly warnings?: number;
}

/** Props of {@link ReportUpload}. */
export interface ReportUploadProps<Answer extends { readonly message: string }> extends DraftProps {
  /** The warehouses to choose from; without any the field is left out. */
  warehouses: readonly Warehouse[];
  /**
   * The kinds of packages. With them, names of packages and other words are read as their codes, and a code that is not among
   * them is pointed out.
   */
  packageTypes?: readonly NamedCode[] | undefined;
  /** First values that differ from an empty form. */
  initial?: Partial<ReportFormValues>;
  /** Takes the checked report. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (report: ReportSubmission, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer once it was read: the report was taken and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Fetches the template of a type and saves it. */
  onTemplate: (type: ReportType) => Promise<unknown>;
  /** Saves a CSV that was made here, such as the list of mistakes. */
  onDownload: (file: CsvDownload) => void;
}

const draftVersion = 1;
/** How long fixing pauses before a draft of the file is written. */
const quietMs = 600;

/**
 * A periodic report: what it is about, its CSV, and all that is wrong in it before it is sent. The answer stands in a
 * dialog.
 *
 * @beta
 */
export function ReportUpload<Answer extends { readonly message: string }>(props: ReportUploadProps<Answer>) {
  const words = useReportMessages('reportUpload');
  const { dictionary, again: readAgain } = useReportMessages('csvWorkbench');
  const heads = useReportMessages('reportColumns');
  const meanings = useReportMessages('reportMeanings');
  const { send } = useFormMessages('send');
  const { chooseAgain } = useFormMessages('draft');
  const shared = useSharedMessages();
  const { labels, failures } = shared;
  const limit = useOffice().uploads.small;
  const travelling = useTravelling('csv');
  const [sheet, setSheet] = useState<CsvSheet>();
  const [answer, setAnswer] = useState<Answer>();
  const [explained, setExplained] = useState(false);
  const [templateFailed, setTemplateFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const isSure = useRef(false);
  /** The file of which the draft has what was fixed. */
  const mendedFile = useRef<File>(null);
  const bench = useRef<CsvWorkbenchHandle>(null);
  const labelsOfFields: Record<string, string> = {
    type: labels.reportType,
    warehouse: labels.warehouse,
    from: labels.from,
    until: labels.until,
    file: labels.file,
  };

  const form = useZodForm<ReportFormValues, CheckedReport>({
    schema: reportForm(limit),
    defaultValues: { ...emptyReport, ...props.initial },
    labelOf: (name) => labelsOfFields[name] ?? name,
    async onSubmit({ file: chosen, ...values }, options): Promise<void> {
      if (!sheet || sheet.wrongLines > 0) {
        bench.current?.focusProblem();
        return;
      }
      const mended = sheet.isMended ? new File([await sheet.write()], chosen.name) : chosen;
      const problem = fileProblem(mended, limit, 'csv');
      if (problem) throw refuseField('file', explain(problem, labels.file, shared));
      // Asked once everything is right; the answer sends the form again.
      if (!isSure.current) return setAsking(true);
      isSure.current = false;
      const { file } = await travelling(mended, 'file');
      if (file === null) throw new Error('The schema let something pass that is no file.');
      const given = await props.onSave(
        {
          ...values,
          file,
          extension: 'csv',
          lines: sheet.rows(),
          ...(sheet.warnings > 0 && { warnings: sheet.warnings }),
        },
        options,
      );
      await draft.forget();
      // What was sent is no longer unsaved.
      form.reset(form.getValues());
      setAnswer(given);
    },
  });
  const [type, from, until, file] = useWatch({
    control: form.control,
    name: ['type', 'from', 'until', 'file'],
  });
  const draft = useDraft({
    form,
    name: 'report',
    version: draftVersion,
    location: props.draft,
    adopt({ mended, ...values }) {
      const restored = mended && new File([mended.text], mended.name);
      mendedFile.current = restored;
      return { ...values, mended, file: restored };
    },
  });
  useUnsaved(form, props.onDirtyChange);

  const known = reportTypes.find((each) => each === type);
  const { packageTypes } = props;
  const schema = useMemo(() => known && reportSchema(known, packageTypes), [known, packageTypes]);
  const columns = useMemo(() => ({ heads, meanings }), [heads, meanings]);
  const fits = file !== null && fileProblem(file, limit, 'csv') === undefined;
  const { workbench, again } = useWorkbench(known !== undefined);
  const missing = file === null ? draft.fileNames.file : undefined;

  // What was fixed is kept as a draft, once nobody fixes for a moment.
  const { setValue } = form;
  useEffect(() => {
    if (!sheet?.isMended || !file) return;
    const timer = setTimeout(async () => {
      mendedFile.current = file;
      setValue('mended', { name: file.name, text: await sheet.write() }, { shouldDirty: true });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [sheet, file, setValue]);
  // Of another file nothing was fixed yet.
  useEffect(() => {
    if (!mendedFile.current || mendedFile.current === file) return;
    mendedFile.current = null;
    setValue('mended', null, { shouldDirty: true });
  }, [file, setValue]);

  async function fetchTemplate() {
    setTemplateFailed(false);
    if (known) await props.onTemplate(known).catch(() => setTemplateFailed(true));
  }

  const typeNames = Object.fromEntries(reportTypes.map((each) => [each, words[`type${each}`]]));
  const asked = useMemo(() => ({ from: isoOf(from), until: isoOf(until) }), [from, until]);
  const { warnings = 0, oddLines = 0 } = sheet ?? {};
  const isLoaded = Boolean(fits && sheet && known && from);
  const period = until ? fill(words.period, { from: dayOf(from), until: dayOf(until) }) : dayOf(from);
  return (
    <form {...form.formProps} className={frame}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} failed={words.notSent} />
      <div className={styles.fields}>
        <FormSelect
          form={form}
          name="type"
          className={styles.wide}
          placeholder={words.chooseType}
          options={reportTypes.map((value) => ({ value, label: words[`type${value}`] }))}
        />
        {props.warehouses.length > 0 && (
          <FormSelect
            form={form}
            name="warehouse"
            className={styles.wide}
            optional
            placeholder={words.chooseWarehouse}
            options={props.warehouses.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
          />
        )}
        <FormDateField form={form} name="from" className={styles.day} />
        <FormDateField form={form} name="until" optional className={styles.day} />
      </div>
      <FormFileField
        form={form}
        name="file"
        kind="csv"
        limit={limit}
        hint={missing ? fill(chooseAgain, { name: missing }) : words.fileHint}
        hasProgress={false}
      />
      {schema && (
        <div className={styles.help}>
          <Button variant="tertiary" icon={<Download size={16} />} onClick={fetchTemplate}>
            {words.template}
          </Button>
          {workbench && (
            <Button variant="tertiary" onClick={() => setExplained(true)}>
              {dictionary}
            </Button>
          )}
          <span role="alert">{templateFailed && words.templateFailed}</span>
          {workbench && (
            <workbench.ColumnDictionary
              open={explained}
              onClose={() => setExplained(false)}
              schema={schema}
              words={columns}
            />
          )}
        </div>
      )}
      {known && !schema && fits && <Alert heading={words.structureOnly} />}
      {known && fits && workbench === undefined && <Spinner />}
      {known && workbench === null && (
        <Alert
          role="alert"
          tone="danger"
          heading={failures.network}
          action={<Button onClick={again}>{readAgain}</Button>}
        />
      )}
      {known && fits && workbench && (
        <workbench.CsvWorkbench
          ref={bench}
          file={file}
          schema={schema}
          columns={columns}
          period={asked}
          onSheet={setSheet}
          onDownload={props.onDownload}
        />
      )}
      <SendingFile form={form} name="file" />
      <SendReport form={form} draft={draft} isLoaded={isLoaded} sheet={sheet} period={period} />
      <ConfirmDialog
        open={asking}
        heading={words.question}
        question={warnings > 0 ? fill(words.confirmOdd, { count: warnings, lines: oddLines }) : words.confirm}
        thing={fill(words.thing, { type: typeNames[type], count: sheet?.lineCount, period })}
        confirmLabel={warnings > 0 ? fill(words.sendOdd, { count: warnings }) : send}
        onConfirm={() => {
          isSure.current = true;
          setAsking(false);
          form.submit();
        }}
        onCancel={() => setAsking(false)}
      />
      {answer && (
        <AnswerDialog message={answer.message} goOn={words.toList} onGoOn={() => props.onSaved(answer)} />
      )}
    </form>
  );
}

/** A day as it is compared; empty while it is none. */
const isoOf = (day: string) => (isIsoDate(day) ? day : (parseTypedDate(day) ?? ''));

/** A day as it is shown: ISO from a draft or a caller, or as typed. */
const dayOf = (day: string) => (isIsoDate(day) ? formatDate(day) : day);
