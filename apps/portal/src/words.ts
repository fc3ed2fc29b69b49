import { createContext, useContext } from 'react';

/** A language of the portal. Indonesian is the source. */
export type Language = 'id' | 'en';

/** The same keys with texts of another language. */
type Twin<Texts> = { readonly [Key in keyof Texts]: string };

/** One part's texts in every language. */
export interface Words<Texts> {
  readonly id: Twin<Texts>;
  en: Twin<Texts>;
}

type AnyTexts = Readonly<Record<string, string>>;

/** A part of the dictionary, kept beside what speaks it, so that a page loads only its own words. */
export const words = <Texts extends AnyTexts>(id: Texts, en: Twin<Texts>): Words<Texts> => ({ id, en });

/** Words of the first paint: their English comes with `english.ts`, for those who asked for it. */
export const firstWords = <Texts extends AnyTexts>(id: Texts): Words<Texts> => ({ id, en: id });

/** The language around a component. */
export const LanguageContext = createContext<Language>('id');

/** A part's texts in the language around the component. */
export const useWords = <Texts>(dictionary: Words<Texts>) => dictionary[useContext(LanguageContext)];
