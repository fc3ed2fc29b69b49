/** What a search may be: nothing that no text holds, and not longer than anybody needs. */
export const askable = (typed: string) =>
  typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .slice(0, 100)
    .toWellFormed()
    .trim();
