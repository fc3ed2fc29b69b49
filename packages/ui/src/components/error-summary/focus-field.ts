const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/**
 * Puts the focus on the control with the given id; in a group, on its chosen or first control.
 *
 * @param id Of the control or of the group. Where there is none, nothing happens.
 */
export function focusField(id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(focusable));
  control?.focus({ preventScroll: true });
  // With its label: the wrapper, not only the control, comes into view.
  (control?.closest('[data-invalid]') ?? element).scrollIntoView({ block: 'nearest' });
}
