import Bowser from 'bowser';

/** No browser sends a longer header. */
const longest = 512;

/** Browser and operating system of a `User-Agent`, such as “Chrome, Windows”; null when it names neither. */
export function deviceOf(userAgent = ''): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest));
  // Other clients are named by the first word of the header.
  const names = [browser.name, os.name].filter((name) => name && /^[\w .-]{1,40}$/.test(name));
  return names.join(', ') || null;
}
