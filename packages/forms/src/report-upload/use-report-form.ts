import { explain, fileProblem, type UploadLimit } from '@pabean/api/rules';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CsvTable } from '../csv-workbench/csv-workbench.tsx';
import { useDraft, useReadUpload, useZodForm, type ZodForm } from '../internal/index.ts';
import { refuseField } from '../internal/refuse-field.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { ReportUploadProps } from './report-upload-form.tsx';
import { type CheckedReport, emptyReport, type ReportFormValues, reportForm } from './schema.ts';

/** The form of a report, its draft, the confirmation before sending, and the response. */
export function useReportForm<Answer extends { readonly message: string }>(
  props: ReportUploadProps<Answer>,
  limit: UploadLimit,
  table: CsvTable | undefined,
  onWrongTable: () => void,
) {
  const shared = useSharedMessages();
  const { labels } = shared;
  const readUpload = useReadUpload('csv');
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  const isSure = useRef(false);
  const form = useZodForm<ReportFormValues, CheckedReport>({
    schema: reportForm(limit),
    defaultValues: { ...emptyReport, ...props.initial },
    labelOf: (name) =>
      labels[name === 'type' ? 'reportType' : (name as 'warehouse' | 'from' | 'until' | 'file')],
    async onSubmit({ file: chosen, ...values }, options): Promise<void> {
      if (!table || table.wrongLines > 0) return onWrongTable();
      const fixed = table.isFixed ? new File([await table.write()], chosen.name) : chosen;
      const problem = fileProblem(fixed, limit, 'csv');
      if (problem) throw refuseField('file', explain(problem, labels.file, shared));
      // Shown once everything is valid; confirming submits the form again.
      if (!isSure.current) return setAsking(true);
      isSure.current = false;
      const { file } = await readUpload(fixed, 'file');
      if (file === null) throw new Error('The schema let something pass that is no file.');
      const lines = table.rows();
      const warnings = table.warnings > 0 && { warnings: table.warnings };
      const given = await props.onSave({ ...values, file, extension: 'csv', lines, ...warnings }, options);
      await draft.forget();
      // The sent values are no longer unsaved.
      form.reset(form.getValues());
      setAnswer(given);
    },
  });
  const draft = useReportDraft(form, props.draft, table);
  useUnsaved(form, props.onDirtyChange);
  return {
    form,
    draft,
    answer,
    isAsking,
    /** Answers the confirmation: sends, or returns to the form. */
    settle(isYes: boolean) {
      isSure.current = isYes;
      setAsking(false);
      if (isYes) form.submit();
    },
  };
}

const draftVersion = 1;
/** Pause after a fix before the draft of the file is written, in milliseconds. */
const quietMs = 600;

/** The draft of a report. It has the whole file once something in it was fixed. */
function useReportDraft(
  form: ZodForm<ReportFormValues, CheckedReport>,
  location: ReportUploadProps<never>['draft'],
  table: CsvTable | undefined,
) {
  const { setValue } = form;
  const file = useWatch({ control: form.control, name: 'file' });
  /** The file whose fixed text is in the draft. */
  const fixedFile = useRef<File>(null);
  const draft = useDraft({
    form,
    name: 'report',
    version: draftVersion,
    location,
    adopt({ mended, ...values }) {
      const restored = mended && new File([mended.text], mended.name);
      fixedFile.current = restored;
      return { ...values, mended, file: restored };
    },
  });
  useEffect(() => {
    if (!table?.isFixed || !file) return;
    const timer = setTimeout(async () => {
      fixedFile.current = file;
      setValue('mended', { name: file.name, text: await table.write() }, { shouldDirty: true });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [table, file, setValue]);
  // Another file has no fixes yet.
  useEffect(() => {
    if (!fixedFile.current || fixedFile.current === file) return;
    fixedFile.current = null;
    setValue('mended', null, { shouldDirty: true });
  }, [file, setValue]);
  return draft;
}
