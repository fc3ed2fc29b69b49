import { rmSync } from 'node:fs';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { type AdoptedPage, openAdoptedPage, pictures } from './prove/adopted-page.ts';
import { makeConsumerFolder, pack } from './prove/consumer-folder.ts';
import { pageWeight } from './prove/page-weight.ts';
import { stepsOf } from './prove/readme-steps.ts';
import { runTrial } from './prove/trial.ts';

// `pnpm prove:adoption` follows the READMEs of ui and forms word for word in an empty folder, with the packed packages, and
// checks the resulting page. Other packages are installed from npm's registry.

const draw = (element: string, imports = '') => `${imports}import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root') as HTMLElement).render(${element});
`;
const button = "import { Button } from '@pabean/ui';\n";

/** Pages that a consumer may build, by description. */
const pages: Readonly<Record<string, string>> = {
  'a button of the browser': draw('<button>Simpan</button>'),
  'Button without styles': draw('<Button>Simpan</Button>', button),
  'Button with all styles': draw('<Button>Simpan</Button>', `import '@pabean/ui/styles.css';\n${button}`),
  'Button with its own styles': draw(
    '<Button>Simpan</Button>',
    `import '@pabean/ui/styles/button.js';\n${button}`,
  ),
};

await ensureChromium();
await pack();
const folder = await makeConsumerFolder('adoption');
let page: AdoptedPage | undefined;

try {
  process.exitCode = await runTrial('The READMEs of ui and forms, in an empty folder', [
    ...stepsOf('ui', folder),
    ...stepsOf('forms', folder),
    {
      name: 'open it in a browser',
      async run() {
        const url = await folder.serve('npx vite preview --host 127.0.0.1 --port 0');
        page = await openAdoptedPage(url);
        return url;
      },
    },
    { name: 'use every widget', run: () => page?.use() },
    { name: 'light', run: () => page?.showTheme('light') },
    { name: 'dark', run: () => page?.showTheme('dark') },
    { name: 'high contrast', run: () => page?.showTheme('contrast') },
    { name: 'compact', run: () => page?.beCompact() },
    { name: 'on paper', run: () => page?.print() },
    { name: 'nothing in the console, nothing from elsewhere', run: () => page?.close() },
  ]);
  console.log(`Pictures: ${pictures}`);
  process.exitCode ||= await runTrial(
    'What a page loads that has one button',
    Object.entries(pages).map(([name, code]) => ({
      name,
      run: () => pageWeight(folder, name.replaceAll(/\W+/g, '-'), code),
    })),
  );
} finally {
  await page?.close().catch(() => undefined);
  folder.close();
  rmSync(folder.path, { recursive: true, force: true });
}
