/** Where the book's preview notes the language that it was loaded with; see `.storybook/language.ts`. */
const english = globalThis.document?.documentElement.dataset.samples === 'en';

/**
 * A sample's words in the language of the book: Indonesian, or English once the toolbar asks for it. Tests are in
 * Indonesian. The language is read once, so a sample may stand in `args` and in constants.
 */
export const say = (indonesian: string, inEnglish: string): string => (english ? inEnglish : indonesian);
