import { type ComponentType, createContext, Suspense, useContext, useLayoutEffect } from 'react';
import { useGlobals } from './globals.ts';

const PageLanguage = createContext<'en' | 'id'>('en');

/** The language that the page of the book is in. */
export const usePageLanguage = () => useContext(PageLanguage);

/**
 * A page of the book in the language of the toolbar. Where it is not translated, it says so. It is drawn once its blocks
 * have what they `use` from the sources, so that nothing moves afterwards.
 */
export const edition = (English: ComponentType, Indonesian?: ComponentType) =>
  function Page() {
    const { language } = useGlobals();
    const isIndonesian = language === 'id' && Indonesian !== undefined;
    const own = isIndonesian ? 'id' : 'en';
    useLayoutEffect(() => {
      document.documentElement.lang = own;
    }, [own]);
    if (isIndonesian)
      return (
        <PageLanguage value="id">
          <Suspense>
            <Indonesian />
          </Suspense>
        </PageLanguage>
      );
    return (
      <Suspense>
        {language === 'id' && (
          <p className="book-untranslated" lang="id">
            {/* biome-ignore lint/plugin: read in Indonesian only. */}
            Halaman ini belum ada dalam bahasa Indonesia. Petunjuknya dalam bahasa Inggris.
          </p>
        )}
        <English />
      </Suspense>
    );
  };
