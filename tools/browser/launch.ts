import { findChromium } from './find-chromium.ts';

/** Options for every Chromium that the repository starts: headless, without network chatter of its own. */
export function launchOptions() {
  const found = findChromium();
  return {
    ...(found ? { executablePath: found.path } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--force-color-profile=srgb',
      // As a browser with windows draws letters; the headless shell would round each one's width.
      '--font-render-hinting=none',
    ],
  };
}
