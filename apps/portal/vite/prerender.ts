import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';

const conditions = ['@pabean/source', ...defaultServerConditions];
const doorPlace = '<div id="portal"></div>';
const framePlace = '<div id="frame" inert></div>';
const firstPaint = '<script src="./first-paint.js"';
const themeColor = /(<meta name="theme-color" content=")[^"]*/;

// Its ending makes Vite take it for a stylesheet.
const styles = { id: /virtual:office\.css$/ };

/** Loads a module of the portal in Node: by a server of Vite that serves nobody. */
async function loadIn<Module>(
  { root, mode, resolve: { alias } }: ResolvedConfig,
  path: string,
): Promise<Module> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias, conditions },
    ssr: { resolve: { conditions } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule(path)) as Module;
  } finally {
    await server.close();
  }
}

type Look = typeof import('../src/office-look.ts');
type Prerender = typeof import('../src/prerender.tsx');

/**
 * Writes the login page and the frame of visitors' pages into the HTML, as React draws them, and gives the page the colours of
 * its office.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let look: Promise<Look> | undefined;
  const officeLook = () => {
    look ??= loadIn<Look>(config, '/src/office-look.ts');
    return look;
  };
  return {
    name: 'pabean:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    // The mark of a module without a file.
    resolveId: { filter: styles, handler: (id) => `\0${id}` },
    load: { filter: styles, handler: async () => (await officeLook()).styles },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (config.command === 'serve') return html;
        const needed = [doorPlace, framePlace, firstPaint];
        if (!needed.every((text) => html.includes(text)) || !themeColor.test(html))
          throw new Error(`index.html needs ${needed.join(', ')}, and a theme-color.`);
        const { frameColor } = await officeLook();
        const { prerender: drawn } = await loadIn<Prerender>(config, '/src/prerender.tsx');
        const { door, visitorFrame, places, languages } = drawn();
        const fill = (place: string, content: string) => place.replace('><', () => `>${content}<`);
        return html
          .replace(doorPlace, () => fill(doorPlace, door))
          .replace(framePlace, () => fill(framePlace, visitorFrame))
          .replace(
            firstPaint,
            `${firstPaint} data-bare-places="${places.bare.join(' ')}" data-visitor-places="${places.visitor.join(' ')}" data-languages="${languages.join(' ')}"`,
          )
          .replace(themeColor, (_, meta) => meta + frameColor);
      },
    },
  };
}
