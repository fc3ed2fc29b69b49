// Commands of a page's content (ISO 32000-1, annex A). pdfkit has a call for each of them, which writes it on its own; a table
// of thousands of rows needs them together.

/** `#14213d` as three shares of 1. */
export const colorOf = (color: string) =>
  [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');

/** A horizontal line. Lengths are points. */
export const lineCommands = (
  { left, right }: { readonly left: number; readonly right: number },
  at: number,
  color: string,
  thickness: number,
) => `${colorOf(color)} RG ${thickness} w ${left} ${rounded(at)} m ${right} ${rounded(at)} l S`;

/** To thousandths. */
export const rounded = (length: number) => Math.round(length * 1_000) / 1_000;
