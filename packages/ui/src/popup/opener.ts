import type { FocusEvent, KeyboardEvent } from 'react';

/** The button that opens a popup, which is beside it. */
export const openerOf = (popup: Element) =>
  popup.parentElement?.querySelector<HTMLElement>(`[popovertarget="${popup.id}"]`);

/** Closes a popup and returns the focus to its button. */
export function closePopup(popup: HTMLElement | null): void {
  if (!popup) return;
  popup.hidePopover?.();
  openerOf(popup)?.focus();
}

/**
 * For `onKeyDown` of a popup: Escape closes only this popup. A popup inside it that was closed has already handled the
 * key.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  closePopup(event.currentTarget);
}

/** For `onBlur` of a popup: it closes when the focus moves to an element other than its button. */
export function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget !== openerOf(currentTarget)) currentTarget.hidePopover?.();
}
