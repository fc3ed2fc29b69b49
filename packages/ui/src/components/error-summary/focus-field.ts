const focusable = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/**
 * Focuses the control with the given id; in a group, its chosen or first control.
 *
 * @param id The id of the control or group. Does nothing where there is none.
 */
export function focusField(id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  const control = element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(focusable));
  control?.focus({ preventScroll: true });
  // Including its label: the wrapper, not only the control, is scrolled into view.
  (control?.closest('[data-invalid]') ?? element).scrollIntoView({ block: 'nearest' });
}
