import { ensureChromium } from './browser/ensure-chromium.ts';

try {
  const { path, source } = await ensureChromium();
  console.log(`Chromium: ${path} (${source})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
