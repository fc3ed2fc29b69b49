import { explain, fileProblem, type UploadLimit } from '@pabean/api/rules';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CsvSheet } from '../csv-workbench/csv-workbench.tsx';
import { useDraft, useTravelling, useZodForm, type ZodForm } from '../internal/index.ts';
import { refuseField } from '../internal/refuse-field.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { ReportUploadProps } from './report-upload-form.tsx';
import { type CheckedReport, emptyReport, type ReportFormValues, reportForm } from './schema.ts';

/** The form of a report, its draft, the question before sending, and the answer. */
export function useReportForm<Answer extends { readonly message: string }>(
  props: ReportUploadProps<Answer>,
  limit: UploadLimit,
  sheet: CsvSheet | undefined,
  onWrongSheet: () => void,
) {
  const shared = useSharedMessages();
  const { labels } = shared;
  const travelling = useTravelling('csv');
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  const isSure = useRef(false);
  const form = useZodForm<ReportFormValues, CheckedReport>({
    schema: reportForm(limit),
    defaultValues: { ...emptyReport, ...props.initial },
    labelOf: (name) =>
      labels[name === 'type' ? 'reportType' : (name as 'warehouse' | 'from' | 'until' | 'file')],
    async onSubmit({ file: chosen, ...values }, options): Promise<void> {
      if (!sheet || sheet.wrongLines > 0) return onWrongSheet();
      const fixed = sheet.isMended ? new File([await sheet.write()], chosen.name) : chosen;
      const problem = fileProblem(fixed, limit, 'csv');
      if (problem) throw refuseField('file', explain(problem, labels.file, shared));
      // Asked once everything is right; the answer sends the form again.
      if (!isSure.current) return setAsking(true);
      isSure.current = false;
      const { file } = await travelling(fixed, 'file');
      if (file === null) throw new Error('The schema let something pass that is no file.');
      const lines = sheet.rows();
      const warnings = sheet.warnings > 0 && { warnings: sheet.warnings };
      const given = await props.onSave({ ...values, file, extension: 'csv', lines, ...warnings }, options);
      await draft.forget();
      // What was sent is no longer unsaved.
      form.reset(form.getValues());
      setAnswer(given);
    },
  });
  const draft = useReportDraft(form, props.draft, sheet);
  useUnsaved(form, props.onDirtyChange);
  return {
    form,
    draft,
    answer,
    isAsking,
    /** Answers the question: sends, or goes back to the form. */
    settle(isYes: boolean) {
      isSure.current = isYes;
      setAsking(false);
      if (isYes) form.submit();
    },
  };
}

const draftVersion = 1;
/** How long fixing pauses before a draft of the file is written, in milliseconds. */
const quietMs = 600;

/** The draft of a report. It has the whole file once something in it was fixed. */
function useReportDraft(
  form: ZodForm<ReportFormValues, CheckedReport>,
  location: ReportUploadProps<never>['draft'],
  sheet: CsvSheet | undefined,
) {
  const { setValue } = form;
  const file = useWatch({ control: form.control, name: 'file' });
  /** The file whose fixed text the draft has. */
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
    if (!sheet?.isMended || !file) return;
    const timer = setTimeout(async () => {
      fixedFile.current = file;
      setValue('mended', { name: file.name, text: await sheet.write() }, { shouldDirty: true });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [sheet, file, setValue]);
  // Nothing is fixed in another file yet.
  useEffect(() => {
    if (!fixedFile.current || fixedFile.current === file) return;
    fixedFile.current = null;
    setValue('mended', null, { shouldDirty: true });
  }, [file, setValue]);
  return draft;
}
