import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import type { ConsumerFolder } from './consumer-folder.ts';
import type { TrialStep } from './trial.ts';

const block = /^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms;

/** What a README tells its reader to do. */
export type Instruction = { readonly file: string; readonly text: string } | { readonly command: string };

/**
 * What a README tells somebody to do who follows it, in its order: a block with a `title` is a file of that name, each line of a
 * block of `sh` is a command. Other blocks are only shown.
 */
export function instructionsIn(readme: string): Instruction[] {
  return [...readme.matchAll(block)].flatMap(([, language, file, text = '']): Instruction[] => {
    if (file) return [{ file, text }];
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return language === 'sh' ? lines.map((command) => ({ command })) : [];
  });
}

/** The README of a package. */
export const readmeOf = (name: string) => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');

/** Does what the README of a package says, and nothing else. */
export function stepsOf(name: string, folder: ConsumerFolder): TrialStep[] {
  return instructionsIn(readmeOf(name)).map((instruction) =>
    'file' in instruction
      ? {
          name: `${name}: write ${instruction.file}`,
          run() {
            const path = join(folder.path, instruction.file);
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, instruction.text);
            return `${instruction.text.trim().split('\n').length} lines`;
          },
        }
      : {
          name: `${name}: ${instruction.command}`,
          run: () => folder.sh(instruction.command).then(() => undefined),
        },
  );
}
