const field = ':is(input:not([type="hidden"], [readonly]), select, textarea):not(:disabled)';

/** The fields in an element that the user can fill in, in order. */
export const fieldsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLInputElement>(field)];

/** The first field in an element that the user can fill in, for example to focus it. */
export const firstField = (part: ParentNode): HTMLElement | undefined => fieldsIn(part)[0];
