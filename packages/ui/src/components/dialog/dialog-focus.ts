/** What a dialog is for: `ask` before something final, `tell` something that needs an answer, `edit` data. */
export type DialogPurpose = 'ask' | 'tell' | 'edit';

const field = ':is(input:not([type="hidden"], [readonly]), select, textarea):not(:disabled)';

function firstToFill(dialog: HTMLElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(field)];
  const wrong = dialog.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong ?? fields.find((each) => each.value === '') ?? fields[0] ?? null;
}

const firstOf: Record<DialogPurpose, (dialog: HTMLElement) => HTMLElement | null> = {
  ask: (dialog) => dialog.querySelector<HTMLElement>('[data-dialog-cancel]'),
  tell: (dialog) => dialog.querySelector<HTMLElement>('[data-dialog-foot] [data-variant="primary"]'),
  edit: firstToFill,
};

/**
 * Where the focus of a dialog starts: asking → its “Batal”; telling → its primary action; editing → the first error,
 * else the first empty field. A dialog without any of these keeps the browser's choice.
 */
export const placeDialogFocus = (dialog: HTMLElement, purpose: DialogPurpose) =>
  firstOf[purpose](dialog)?.focus();
