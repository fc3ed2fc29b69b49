import { readFileSync, writeFileSync } from 'node:fs';
import { minimumLength } from '../packages/api/src/rules/password.ts';

// `pnpm passwords:update` regenerates the list of common passwords from that of zxcvbn-ts (MIT).

const source = import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json');
const passwords = JSON.parse(readFileSync(new URL(source), 'utf8')) as string[];
const shortest = minimumLength(true);

/** The length of the common prefix of two texts, encoded as a letter of A to Z. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < 25 && length < a.length && a[length] === b[length]) length++;
  return length;
}

const words = passwords.filter((password) => password.length >= shortest).toSorted();
const packed = words.map((word, index) => {
  const shared = sharedStart(word, words[index - 1] ?? '');
  return String.fromCharCode(65 + shared) + word.slice(shared);
});
writeFileSync(
  new URL('../packages/api/src/common-passwords/packed-words.ts', import.meta.url),
  [
    '// Written by `pnpm passwords:update`. From zxcvbn-ts, @zxcvbn-ts/language-common (MIT licence):',
    '// Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts',
    '',
    '/** Words in order; a letter of A to Z says how many characters the next one shares with the one before it. */',
    `export const packedWords =\n  ${JSON.stringify(packed.join('')).replace(/^"|"$/g, "'")};`,
    '',
  ].join('\n'),
);
