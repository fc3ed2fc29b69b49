import { fill, formatDateTime } from '@pabean/api/rules';
import { ActionBar, Button, useOffice } from '@pabean/ui';
import { useFormMessages } from '../messages/index.ts';

/** Props of {@link PageActions}. */
export interface PageActionsProps {
  form: { readonly formState: { readonly isSubmitting: boolean } };
  draft: { readonly savedAt: string | undefined };
  /**
   * What the button says that sends the form.
   *
   * @default 'Simpan'
   */
  submitLabel?: string;
  /**
   * What it says while the form is on its way.
   *
   * @default 'Menyimpan…'
   */
  busyLabel?: string;
  /** Called by “Kembali”. */
  onBack: () => void;
}

/** The last thing in a form that fills a page: send it, go back, and when its draft was kept. */
export function PageActions({ form, draft, submitLabel, busyLabel, onBack }: PageActionsProps) {
  const words = useFormMessages('form');
  const { saved } = useFormMessages('draft');
  const { timeZone } = useOffice();
  return (
    <ActionBar note={draft.savedAt && fill(saved, { time: formatDateTime(draft.savedAt, timeZone) })}>
      <Button
        variant="primary"
        type="submit"
        busy={form.formState.isSubmitting}
        busyLabel={busyLabel ?? words.saving}
      >
        {submitLabel ?? words.save}
      </Button>
      <Button variant="tertiary" onClick={onBack}>
        {words.back}
      </Button>
    </ActionBar>
  );
}
