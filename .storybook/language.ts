import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { isOnPage } from '../packages/ui/src/testing/on-page.ts';
import { initialGlobals } from './toolbar.ts';

/** The toolbar's globals in the preview's URL: `globals=theme:dark;language:en`. */
const inAddress = (address: string): Globals =>
  Object.fromEntries(
    (new URL(address).searchParams.get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':'))
      .filter(([name]) => name),
  );

/** The language that a preview starts with. */
export const languageOf = (address: string): string => inAddress(address).language ?? initialGlobals.language;

/** The preview's URL with other globals. Globals that are not given stay as they are. */
export function addressWith(address: string, globals: Globals): string {
  const given = Object.keys(initialGlobals).filter((name) => globals[name] !== undefined);
  const all = { ...inAddress(address), ...Object.fromEntries(given.map((name) => [name, globals[name]])) };
  const next = new URL(address);
  next.searchParams.set(
    'globals',
    Object.entries(all)
      .map((pair) => pair.join(':'))
      .join(';'),
  );
  return next.href;
}

/**
 * Sets the language of the samples, which read it once, see `say`; another language in the toolbar reloads the preview.
 * Stories in frames are reloaded by the page around.
 */
export function chooseLanguage(): void {
  const language = languageOf(location.href);
  document.documentElement.dataset.samples = language;
  if (isOnPage()) return;
  addons.ready().then((channel) =>
    channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals?: Globals }) => {
      if (userGlobals?.language && userGlobals.language !== language)
        location.replace(addressWith(location.href, userGlobals));
    }),
  );
}
