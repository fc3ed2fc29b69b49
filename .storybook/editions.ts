import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const component = 'export default function MDXContent(';

/** Puts the Indonesian edition of a page, `button.id.mdx`, beside the English one, `button.mdx`: see `edition.tsx`. */
export const editions = (): Plugin => ({
  name: 'editions',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('.mdx') || id.endsWith('.id.mdx')) return null;
    if (!code.includes(component)) this.error(`${id} has no component of the known shape.`);
    const indonesian = id.replace(/\.mdx$/, '.id.mdx');
    const other = existsSync(indonesian);
    return [
      `import { edition } from ${JSON.stringify(`${import.meta.dirname}/edition.tsx`)};`,
      other && `import Indonesian from ${JSON.stringify(indonesian)};`,
      code.replace(component, 'function MDXContent('),
      `export default edition(MDXContent${other ? ', Indonesian' : ''});`,
    ]
      .filter(Boolean)
      .join('\n');
  },
});
