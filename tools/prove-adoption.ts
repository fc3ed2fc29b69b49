import { rmSync } from 'node:fs';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { makeConsumerFolder, pack } from './prove/consumer-folder.ts';
import { openPage, seeThemes, useWidgets } from './prove/in-browser.ts';
import { stepsOf } from './prove/readme-steps.ts';
import { runTrial } from './prove/trial.ts';

// `pnpm prove:adoption` follows the READMEs of ui and forms word for word in an empty folder, with the packed packages, and
// uses the resulting page. Other packages are installed from npm's registry.

await ensureChromium();
await pack();
const folder = await makeConsumerFolder('adoption');
let url = '';

try {
  process.exitCode = await runTrial('The READMEs of ui and forms, in an empty folder', [
    ...stepsOf('ui', folder),
    ...stepsOf('forms', folder),
    {
      name: 'serve it',
      async run() {
        url = await folder.serve('npx vite preview --host 127.0.0.1 --port 0');
        return url;
      },
    },
    { name: 'use every widget', run: () => openPage(url, useWidgets) },
    { name: 'the colours of the office in every theme', run: () => openPage(url, seeThemes) },
  ]);
} finally {
  folder.close();
  rmSync(folder.path, { recursive: true, force: true });
}
