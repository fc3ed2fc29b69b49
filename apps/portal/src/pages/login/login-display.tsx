import { useSyncExternalStore } from 'react';
import {
  changeDisplay,
  currentDisplay,
  type Display,
  standardDisplay,
  subscribeToDisplay,
} from '../../display/display.ts';
import { useWords } from '../../words/words.tsx';
import * as styles from './login.css.ts';

const themes = ['system', 'light', 'dark', 'contrast'] as const;

/** Language and theme, by the browser's own controls: a menu would weigh more than the rest of the page's own code. */
export function LoginDisplay() {
  const words = useWords('shell');
  // The build draws the page for a device on which nothing was chosen.
  const { theme, language } = useSyncExternalStore(subscribeToDisplay, currentDisplay, standardDisplay);
  return (
    <>
      <select
        className={styles.choice}
        aria-label={words.language}
        value={language}
        onChange={({ target }) => changeDisplay({ language: target.value as Display['language'] })}
      >
        <option value="id" lang="id">
          Bahasa Indonesia
        </option>
        <option value="en" lang="en">
          English
        </option>
      </select>
      <select
        className={styles.choice}
        aria-label={words.theme}
        value={theme}
        onChange={({ target }) => changeDisplay({ theme: target.value as Display['theme'] })}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </>
  );
}
