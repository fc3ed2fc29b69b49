import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';

const conditions = ['@pabean/source', ...defaultServerConditions];
const doorPlace = '<div id="portal"></div>';
const framePlace = '<div id="frame" inert></div>';
const firstPaint = '<script src="./first-paint.js"';
const themeColor = /(<meta name="theme-color" content=")[^"]*/;

// Vite treats it as a stylesheet because of its extension.
const styles = { id: /virtual:office\.css$/ };

/** Loads a module of the portal in Node, with a Vite server that does not listen. */
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

type OfficeTheme = typeof import('../src/office-look.ts');
type Prerender = typeof import('../src/prerender.tsx');

/** Writes the prerendered login page and the frame of visitors' pages into the HTML, and adds the office's colours. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let theme: Promise<OfficeTheme> | undefined;
  const officeTheme = () => {
    theme ??= loadIn<OfficeTheme>(config, '/src/office-look.ts');
    return theme;
  };
  return {
    name: 'pabean:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    // The prefix of a virtual module.
    resolveId: { filter: styles, handler: (id) => `\0${id}` },
    load: { filter: styles, handler: async () => (await officeTheme()).styles },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (config.command === 'serve') return html;
        const needed = [doorPlace, framePlace, firstPaint];
        if (!needed.every((text) => html.includes(text)) || !themeColor.test(html))
          throw new Error(`index.html needs ${needed.join(', ')}, and a theme-color.`);
        const { frameColor } = await officeTheme();
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
