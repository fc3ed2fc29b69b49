import { fieldsIn, firstField } from '../../focus/first-field.ts';

/** What a dialog is for: `ask` before something final, `tell` something that needs an answer, `edit` data. */
export type DialogPurpose = 'ask' | 'tell' | 'edit';

/** Whether nobody has filled a field in: of choices that belong together, whether none is chosen. */
const isOpen = (dialog: HTMLElement) => (field: HTMLInputElement) =>
  field.type === 'radio'
    ? !dialog.querySelector(`input[type="radio"][name="${CSS.escape(field.name)}"]:checked`)
    : field.value === '';

function firstToFill(dialog: HTMLElement): HTMLElement | undefined {
  const wrong = dialog.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong ?? fieldsIn(dialog).find(isOpen(dialog)) ?? firstField(dialog);
}

const firstOf: Record<DialogPurpose, (dialog: HTMLElement) => HTMLElement | null | undefined> = {
  ask: (dialog) => dialog.querySelector<HTMLElement>('[data-dialog-cancel]'),
  tell: (dialog) => {
    const primary = dialog.querySelector<HTMLElement>('[data-dialog-foot] [data-variant="primary"]');
    return primary?.matches(':disabled') ? firstField(dialog) : primary;
  },
  edit: firstToFill,
};

/**
 * Where the focus of a dialog starts: asking → its “Batal”; telling → its primary action, or the field that this waits for; editing → the first error,
 * else the first empty field. A dialog without any of these keeps the browser's choice.
 */
export const placeDialogFocus = (dialog: HTMLElement, purpose: DialogPurpose) =>
  firstOf[purpose](dialog)?.focus();
