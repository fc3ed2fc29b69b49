import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the server makes for the book, and the script that prints it as JSON. */
const scripts = new Map([
  ['virtual:mails', new URL('../tools/mails/examples.ts', import.meta.url)],
  ['virtual:documents', new URL('../tools/documents/examples.ts', import.meta.url)],
]);

const resolved = '\0';

/** Gives the book what people get from the server, its mails and documents, made by the server itself when somebody looks. */
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
