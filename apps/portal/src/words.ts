import { createContext, useContext } from 'react';

/** A language of the portal. Indonesian is the source. */
export type Language = 'id' | 'en';

type AnyTexts = Readonly<Record<string, string>>;

/** A part's Indonesian texts, and the name that their English twin has in `english.ts`. */
export interface Words<Texts> {
  readonly name: string;
  readonly id: Texts;
}

/** The same keys as a part's texts, in English. Stands in a file of its own, so that only its readers load it. */
export type English<Part> =
  Part extends Words<infer Texts> ? { readonly [Key in keyof Texts]: string } : never;

/** A part of the dictionary, kept beside what speaks it, so that a page loads only its own words. */
export const words = <const Name extends string, Texts extends AnyTexts>(name: Name, id: Texts) => ({
  name,
  id,
});

/** The language around a component. */
export const LanguageContext = createContext<Language>('id');

/** The portal's English words, while they are spoken. */
export const EnglishContext = createContext<Readonly<Record<string, AnyTexts>> | undefined>(undefined);

/** A part's texts in the language around the component. */
export function useWords<Texts>({ name, id }: Words<Texts>): English<Words<Texts>> {
  const english = useContext(EnglishContext)?.[name];
  return (english ?? id) as English<Words<Texts>>;
}
