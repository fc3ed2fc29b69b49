import type { Plugin } from 'vite';

/** Tells `public/first-paint.js` what it may fetch early for somebody who is signed in: the files of the portal. */
export function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const portal = chunks.find((chunk) => chunk.name === 'portal');
        if (!portal) return html;
        const files = [portal.fileName, ...(portal.viteMetadata?.importedCss ?? [])];
        return html.replace('src="./first-paint.js"', (src) => `${src} data-portal="${files.join(' ')}"`);
      },
    },
  };
}
