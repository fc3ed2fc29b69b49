import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';

const conditions = ['@pabean/source', ...defaultServerConditions];
const place = '<div id="portal"></div>';

/** The login page as `src/prerender.tsx` draws it: by a server of Vite that serves nobody. */
async function renderDoor({ root, mode }: ResolvedConfig): Promise<string> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions },
    ssr: { resolve: { conditions } },

    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/src/prerender.tsx');
    return (module as typeof import('../src/prerender.tsx')).renderDoor();
  } finally {
    await server.close();
  }
}

/** Writes the login page into the HTML, as React draws it: it is seen before any script has come. */
export function prerenderDoor(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pabean:prerender-door',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place))
          throw new Error(`index.html has no ${place} to write the login page into.`);
        const door = await renderDoor(config);
        return html.replace(place, () => place.replace('><', `>${door}<`));
      },
    },
  };
}
