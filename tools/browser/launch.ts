import { findChromium } from './find.ts';

/** Options for every Chromium that the repository starts: headless, without its own background requests. */
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
      // Draws letters like a browser with windows; the headless shell would round their widths.
      '--font-render-hinting=none',
    ],
  };
}
