import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { codesOf } from './example.ts';
import { formatted } from './format.ts';
import { readAgain } from './source.ts';

/** The shown code of a story. */
export interface ShownCode {
  /** The file of the story, from the root of the repository. */
  file: string;
  /** The name of its export. */
  story: string;
  /** A module that exports `Example`. */
  code: string;
}

/** The files with stories, from the root of the repository. */
export const storyFiles = (): string[] =>
  globSync('{book,packages/*/src}/**/*.stories.tsx', { cwd: root }).sort();

/** The shown code of these files' stories, formatted. */
export function shownCode(files: readonly string[] = storyFiles()): ShownCode[] {
  readAgain();
  const raw = files.flatMap((file) =>
    codesOf(join(root, file)).map(([story, code]) => ({ file, story, code })),
  );
  const codes = formatted(raw.map(({ code }) => code));
  return raw.map((each, index) => ({ ...each, code: codes[index] ?? each.code }));
}

const kept = new Map<string, { source: string; codes: ShownCode[] }>();

function keep(files: readonly string[], all: readonly ShownCode[]): void {
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    kept.set(file, { source, codes: all.filter((each) => each.file === file) });
  }
}

/** The code of one file's stories; cached until the file changes. */
export function shownCodeOf(file: string): readonly ShownCode[] {
  if (kept.get(file)?.source !== readFileSync(join(root, file), 'utf8')) keep([file], shownCode([file]));
  return kept.get(file)?.codes ?? [];
}

/** Generates the code of all stories at once, which is faster than file by file. */
export function keepAllCode(): void {
  const files = storyFiles();
  keep(files, shownCode(files));
}
