import type { Plugin } from 'vite';

const startScript = /<script type="module" crossorigin src="\.\/([^"]+)"><\/script>\s*/;
// What the script imports.
const preload = /<link rel="modulepreload" crossorigin href="\.\/([^"]+)">\s*/g;

/** Hands the script and the files of the portal behind the login to `public/first-paint.js`, which fetches them in time. */
export function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const portal = chunks.find((chunk) => chunk.name === 'portal');
        const script = startScript.exec(html)?.[1];
        if (!portal || !script) return html;
        const start = [script, ...Array.from(html.matchAll(preload), ([, href]) => href)];
        const files = [portal.fileName, ...(portal.viteMetadata?.importedCss ?? [])];
        return html
          .replace(startScript, '')
          .replaceAll(preload, '')
          .replace(
            'src="./first-paint.js"',
            (src) => `${src} data-start="${start.join(' ')}" data-portal="${files.join(' ')}"`,
          );
      },
    },
  };
}
