import { languageNames, languages } from '@pabean/api/rules';
import { Select } from '@pabean/ui/select';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAppMessages } from '../messages/language-provider.tsx';
import {
  changeDisplay,
  currentDisplay,
  type Display,
  standardDisplay,
  subscribeToDisplay,
} from './display.ts';

const themes = ['system', 'light', 'dark', 'contrast'] as const;

/** Language and theme, as native controls: a menu would be larger than the rest of the page's code. */
export function LoginDisplay() {
  const messages = useAppMessages('shell');
  // The build renders the page with the default settings.
  const { theme, language } = useSyncExternalStore(subscribeToDisplay, currentDisplay, standardDisplay);
  const languageMenu = useRef<HTMLSelectElement>(null);
  const looks = useRef<HTMLSelectElement>(null);
  // A choice made on the prerendered page before this code was loaded differs from its markup.
  useEffect(() => {
    const built = standardDisplay();
    const chosen = { language: languageMenu.current?.value, theme: looks.current?.value } as Partial<Display>;
    if (chosen.language !== built.language) changeDisplay({ language: chosen.language });
    if (chosen.theme !== built.theme) changeDisplay({ theme: chosen.theme });
  }, []);
  return (
    <>
      <Select
        labelHidden
        size="small"
        ref={languageMenu}
        label={messages.language}
        value={language}
        onChange={({ target }) => changeDisplay({ language: target.value as Display['language'] })}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      />
      <Select
        labelHidden
        size="small"
        ref={looks}
        label={messages.theme}
        value={theme}
        onChange={({ target }) => changeDisplay({ theme: target.value as Display['theme'] })}
        options={themes.map((each) => ({ value: each, label: messages[each] }))}
      />
    </>
  );
}
