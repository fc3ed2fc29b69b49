import { fill } from '@pabean/api/rules';
import { ActionBar } from '@pabean/ui/action-bar';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import type { CsvTable } from '../csv-workbench/csv-workbench.tsx';
import { type NotedDraft, useDraftNote } from '../internal/use-draft-note.ts';
import { useFormMessages, useReportMessages } from '../messages/use-messages.ts';
import * as styles from './report-upload.css.ts';

/** Props of {@link SendReport}. */
export interface SendReportProps {
  form: { readonly formState: { readonly isSubmitting: boolean } };
  draft: NotedDraft;
  /** Whether all required values for sending a report are present. */
  isLoaded: boolean;
  table: CsvTable | undefined;
  /** The period of the report, formatted. */
  period: string;
}

/** Sends a report, and shows beside the button what will be sent, or why it cannot be sent yet. */
export function SendReport({ form, draft, isLoaded, table, period }: SendReportProps) {
  const messages = useReportMessages('reportUpload');
  const { wrong } = useReportMessages('csvWorkbench');
  const { rowCount } = useMessages('table');
  const { send, sending } = useFormMessages('send');
  const note = useDraftNote(draft);
  const { lineCount: count = 0, wrongLines = 0 } = table ?? {};
  const loaded =
    wrongLines > 0
      ? fill(wrong, { wrong: wrongLines, count })
      : [fill(rowCount, { total: count }), period].join(' · ');
  return (
    <ActionBar note={note}>
      <Button
        variant="primary"
        type="submit"
        disabled={!isLoaded}
        busy={form.formState.isSubmitting}
        busyLabel={sending}
      >
        {send}
      </Button>
      <span className={styles.note}>{isLoaded ? loaded : messages.noFile}</span>
    </ActionBar>
  );
}
