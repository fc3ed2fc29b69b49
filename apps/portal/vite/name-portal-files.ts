import type { Plugin, Rolldown } from 'vite';

const startScript = /<script type="module" crossorigin src="\.\/([^"]+)"><\/script>\s*/;
// The imports of the script.
const preload = /<link rel="modulepreload" crossorigin href="\.\/([^"]+)">\s*/g;

/** The files of the chunk of this name, and of all its imports. */
function filesOf(chunks: Rolldown.OutputChunk[], name: string): string[] {
  const found = new Set(chunks.filter((chunk) => chunk.name === name));
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

/**
 * Passes the names of the script and the portal's files behind the login to `public/first-paint.js`, which loads them
 * early.
 */
export function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const script = startScript.exec(html)?.[1];
        if (!script) return html;
        const start = [script, ...Array.from(html.matchAll(preload), ([, href]) => href)];
        // Files that the HTML already loads are not named again.
        const more = (name: string, known: string[] = []) =>
          filesOf(chunks, name).filter((file) => !html.includes(file) && !known.includes(file));
        const portal = more('portal');
        const data = {
          start,
          portal,
          account: more('account-frame', portal),
          visitor: more('visitor-frame', portal),
        };
        const attributes = Object.entries(data).map(([name, files]) => `data-${name}="${files.join(' ')}"`);
        return html
          .replace(startScript, '')
          .replaceAll(preload, '')
          .replace('src="./first-paint.js"', (src) => `${src} ${attributes.join(' ')}`);
      },
    },
  };
}
