import { type ComponentType, createContext, useContext } from 'react';
import { useGlobals } from './globals.ts';

const PageLanguage = createContext<'en' | 'id'>('en');

/** The language that the page of the book is in. */
export const usePageLanguage = () => useContext(PageLanguage);

/** A page of the book in the language of the toolbar. Where it is not translated, it says so. */
export const edition = (English: ComponentType, Indonesian?: ComponentType) =>
  function Page() {
    const { language } = useGlobals();
    if (language === 'id' && Indonesian)
      return (
        <PageLanguage value="id">
          <div lang="id">
            <Indonesian />
          </div>
        </PageLanguage>
      );
    return (
      <>
        {language === 'id' && (
          <p className="book-untranslated" lang="id">
            Halaman ini belum ada dalam bahasa Indonesia. Petunjuknya dalam bahasa Inggris.
          </p>
        )}
        <English />
      </>
    );
  };
