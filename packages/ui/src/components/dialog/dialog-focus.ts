import { fieldsIn, firstField } from '../../focus/first-field.ts';

/** The purpose of a dialog: `ask` before something final, `tell` a message that needs an answer, `edit` data. */
export type DialogPurpose = 'ask' | 'tell' | 'edit';

/** Whether a field is empty; for a group of choices, whether none is chosen. */
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
 * The initial focus of a dialog: `ask` → its “Cancel”; `tell` → its primary action, or the field that this needs; `edit`
 * → the first error, else the first empty field. Without any of these the browser decides.
 */
export const placeDialogFocus = (dialog: HTMLElement, purpose: DialogPurpose) =>
  firstOf[purpose](dialog)?.focus();
