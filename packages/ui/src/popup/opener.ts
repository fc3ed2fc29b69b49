import type { FocusEvent, KeyboardEvent } from 'react';

/** The button beside a popup that opens it. */
export const openerOf = (popup: Element) =>
  popup.parentElement?.querySelector<HTMLElement>(`[popovertarget="${popup.id}"]`);

/** Closes a popup and gives the focus back to its button. */
export function closePopup(popup: HTMLElement | null): void {
  if (!popup) return;
  popup.hidePopover();
  openerOf(popup)?.focus();
}

/** For `onKeyDown` of a popup: Escape closes it and nothing around it. What has closed inside it has used the key up. */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  closePopup(event.currentTarget);
}

/** For `onBlur` of a popup: it closes when the focus goes on to something else than its button. */
export function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  if (relatedTarget !== openerOf(currentTarget)) currentTarget.hidePopover();
}
