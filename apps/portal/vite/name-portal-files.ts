import type { Plugin } from 'vite';

const startScript = /<script type="module" crossorigin src=".\/([^"]+)"><\/script>\s*/;

/** Hands the script and the files of the portal behind the login to `public/first-paint.js`, which fetches them in time. */
export function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const portal = chunks.find((chunk) => chunk.name === 'portal');
        const start = startScript.exec(html)?.[1];
        if (!portal || !start) return html;
        const files = [portal.fileName, ...(portal.viteMetadata?.importedCss ?? [])];
        return html
          .replace(startScript, '')
          .replace(
            'src="./first-paint.js"',
            (src) => `${src} data-start="${start}" data-portal="${files.join(' ')}"`,
          );
      },
    },
  };
}
