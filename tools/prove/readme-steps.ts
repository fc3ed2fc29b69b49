import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.ts';
import type { ConsumerFolder } from './consumer-folder.ts';
import type { TrialStep } from './trial.ts';

const block = /^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms;

/** A step of a README. */
export type Instruction = { readonly file: string; readonly text: string } | { readonly command: string };

/**
 * The steps of a README, in order: a block with a `title` is a file of that name, each line of a `sh` block is a command. Other
 * blocks are ignored.
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

/** Performs the steps of a package's README, and nothing else. */
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
