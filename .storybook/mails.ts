import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:mails';
const script = fileURLToPath(new URL('../tools/mails/examples.ts', import.meta.url));

/** Gives the book every mail of the server as a module, made by the server itself when somebody looks. */
export function mails(): Plugin {
  return {
    name: 'pabean-mails',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const json = execFileSync(process.execPath, ['--conditions=@pabean/source', script], {
        encoding: 'utf8',
        maxBuffer: 16_000_000,
      });
      return `export const mails = ${json};`;
    },
  };
}
