import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The virtual modules with examples from the server, and the scripts that print them as JSON. */
const scripts = new Map([
  ['virtual:mails', new URL('../tools/mails/examples.ts', import.meta.url)],
  ['virtual:documents', new URL('../tools/documents/examples.ts', import.meta.url)],
]);

const resolved = '\0';

/** Provides the server's mails and documents to the book, made by the server itself when a module is loaded. */
export function serverExamples(): Plugin {
  return {
    name: 'pabean-server-examples',
    resolveId: (id) => (scripts.has(id) ? resolved + id : undefined),
    load(id) {
      const script = id.startsWith(resolved) ? scripts.get(id.slice(resolved.length)) : undefined;
      if (!script) return undefined;
      const json = execFileSync(process.execPath, ['--conditions=@pabean/source', fileURLToPath(script)], {
        encoding: 'utf8',
        maxBuffer: 16_000_000,
      });
      return `export const examples = ${json};`;
    },
  };
}
