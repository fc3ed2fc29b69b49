import { ActionBar } from '@pabean/ui/action-bar';
import { Button } from '@pabean/ui/button';
import { useFormMessages } from '../messages/use-messages.ts';
import { type NotedDraft, useDraftNote } from './use-draft-note.ts';

/** Props of {@link PageActions}. */
export interface PageActionsProps {
  form: { readonly formState: { readonly isSubmitting: boolean } };
  draft: NotedDraft;
  /**
   * Label of the submit button.
   *
   * @default 'Simpan'
   */
  submitLabel?: string;
  /**
   * Its label while submitting.
   *
   * @default 'Menyimpan…'
   */
  busyLabel?: string;
  /** Called by “Back”. */
  onBack: () => void;
}

/** The end of a form that fills a page: submit, back, and when its draft was stored. */
export function PageActions({ form, draft, submitLabel, busyLabel, onBack }: PageActionsProps) {
  const messages = useFormMessages('form');
  const note = useDraftNote(draft);
  return (
    <ActionBar note={note}>
      <Button
        variant="primary"
        type="submit"
        busy={form.formState.isSubmitting}
        busyLabel={busyLabel ?? messages.saving}
      >
        {submitLabel ?? messages.save}
      </Button>
      <Button variant="tertiary" onClick={onBack}>
        {messages.back}
      </Button>
    </ActionBar>
  );
}
