import Bowser from 'bowser';

/** No browser says more of itself; what is longer was made up. */
const longest = 512;

/** Browser and system of a `User-Agent`, such as “Chrome, Windows”; null where it names neither. */
export function deviceOf(userAgent = ''): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  // What is no browser is named after its first word, as it stands.
  const names = [browser.name, os.name].filter((name) => name && /^[\w .-]{1,40}$/.test(name));
  return names.join(', ') || null;
}
