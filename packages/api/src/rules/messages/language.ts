/** Languages that there are words in, and what they are called by those who speak them. */
export const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const;

/** A language that there are words in. */
export type Language = keyof typeof languageNames;

/** The languages, the source language first. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** The language of whoever says nothing else. */
export const defaultLanguage: Language = 'id';

/**
 * The language that a reader prefers of those that there are words in.
 *
 * @param acceptLanguage `Accept-Language` of a request (RFC 9110, 12.5.4).
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((part, index) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = languages.find((each) => each === tag.split('-')[0]);
    const quality = Number(parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean) ?? 1);
    return language && quality > 0 ? [{ language, quality, index }] : [];
  });
  const [best] = wanted.sort((a, b) => b.quality - a.quality || a.index - b.index);
  return best?.language ?? defaultLanguage;
}
