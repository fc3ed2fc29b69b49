const field = ':is(input:not([type="hidden"], [readonly]), select, textarea):not(:disabled)';

/** The fields in a part of the page that somebody can fill in, in order. */
export const fieldsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLInputElement>(field)];

/** The first field in a part of the page that somebody can fill in, such as for the focus. */
export const firstField = (part: ParentNode): HTMLElement | undefined => fieldsIn(part)[0];
