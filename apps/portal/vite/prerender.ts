import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';

const conditions = ['@pabean/source', ...defaultServerConditions];
const doorPlace = '<div id="portal"></div>';
const framePlace = '<div id="frame" inert></div>';
const firstPaint = '<script src="./first-paint.js"';
const frameColor = /(<meta name="theme-color" content=")[^"]*/;

// Its ending makes Vite take it for a stylesheet.
const styles = { id: /virtual:office\.css$/ };

/** Runs `src/prerender.tsx` in Node: by a server of Vite that serves nobody. */
async function prerenderIn({ root, mode, resolve: { alias } }: ResolvedConfig) {
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
    const module = await server.ssrLoadModule('/src/prerender.tsx');
    return (module as typeof import('../src/prerender.tsx')).prerender();
  } finally {
    await server.close();
  }
}

/**
 * Writes the login page and the frame of visitors' pages into the HTML, as React draws them, and gives the page the colours of
 * its office.
 */
export function prerender(): Plugin {
  let prerendered: () => ReturnType<typeof prerenderIn>;
  return {
    name: 'pabean:prerender',
    configResolved(config) {
      let once: ReturnType<typeof prerenderIn> | undefined;
      prerendered = () => {
        once ??= prerenderIn(config);
        return once;
      };
    },
    // The mark of a module without a file.
    resolveId: { filter: styles, handler: (id) => `\0${id}` },
    load: { filter: styles, handler: async () => (await prerendered()).styles },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (server) return html;
        const needed = [doorPlace, framePlace, firstPaint];
        if (!needed.every((text) => html.includes(text)) || !frameColor.test(html))
          throw new Error(`index.html needs ${needed.join(', ')}, and a theme-color.`);
        const { door, visitorFrame, places, color } = await prerendered();
        const fill = (place: string, content: string) => place.replace('><', () => `>${content}<`);
        return html
          .replace(doorPlace, () => fill(doorPlace, door))
          .replace(framePlace, () => fill(framePlace, visitorFrame))
          .replace(
            firstPaint,
            `${firstPaint} data-bare-places="${places.bare.join(' ')}" data-visitor-places="${places.visitor.join(' ')}"`,
          )
          .replace(frameColor, (_, meta) => meta + color);
      },
    },
  };
}
