import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** A page with the only popup that the portal does not use yet. */
export async function tooltipPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('./main.tsx', import.meta.url)) },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const script = output.find((part) => part.type === 'chunk' && part.isEntry) as Rolldown.OutputChunk;
  const styles = output.flatMap((part) =>
    part.fileName.endsWith('.css') && 'source' in part ? part.source : [],
  );
  return `<!doctype html><title>Tooltip</title><style>${styles.join('\n')}</style>
<div id="page"></div><script type="module">${script.code}</script>`;
}
