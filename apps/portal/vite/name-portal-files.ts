import type { Plugin } from 'vite';

const startScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Tells `public/first-paint.js` what it may fetch early for somebody who is signed in, the files of the portal, and the
 * script that it starts when the login page is drawn.
 */
export function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const portal = chunks.find((chunk) => chunk.name === 'portal');
        const [, start] = startScript.exec(html) ?? [];
        if (!portal || !start) return html;
        const files = [portal.fileName, ...(portal.viteMetadata?.importedCss ?? [])];
        return html
          .replace(
            'src="./first-paint.js"',
            (src) => `${src} data-start="${start}" data-portal="${files.join(' ')}"`,
          )
          .replace(startScript, `<link rel="modulepreload" crossorigin href="${start}">`);
      },
    },
  };
}
