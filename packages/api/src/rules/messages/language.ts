/** The languages of the messages, each with its own name. */
export const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const;

/** A language of the messages. */
export type Language = keyof typeof languageNames;

/** The languages, the source language first. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** The language when none is chosen. */
export const defaultLanguage: Language = 'id';

/**
 * Returns the preferred language among those of the messages.
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
