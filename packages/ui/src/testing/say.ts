/** Whether the preview was loaded in English; see `.storybook/language.ts`. */
const english = globalThis.document?.documentElement.dataset.samples === 'en';

/**
 * A sample text in the language of the book: Indonesian, or English if the toolbar is set to it. The language is
 * read once, so that samples can be used in `args` and constants.
 */
export const say = (indonesian: string, inEnglish: string): string => (english ? inEnglish : indonesian);
