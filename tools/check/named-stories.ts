import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /import \* as (\w+) from '([^']+)'/g;
const named = /\b(?:of|shows)=\{(\w+)\.(\w+)\}/g;

/** Stories and examples that a page names and that their file does not have, as `captcha.Gone`. */
export function missingStories(page: string, storiesAt: (path: string) => string): string[] {
  const files = new Map([...page.matchAll(imported)].map(([, name, path]) => [name, path]));
  return [...page.matchAll(named)]
    .filter(([, file, story]) => {
      const path = files.get(file);
      return !path || !new RegExp(`export (const|function) ${story}\\b`).test(storiesAt(path));
    })
    .map(([, file, story]) => `${file}.${story}`);
}

const messagesProp = /<Reference messages=\{\[([^\]]*)\]\}/;

/** Groups of messages that a page names and no dictionary has. */
export const unknownGroups = (page: string, groups: ReadonlySet<string>): string[] =>
  [...(messagesProp.exec(page)?.[1] ?? '').matchAll(/\w+/g)]
    .map(([name]) => name)
    .filter((name) => !groups.has(name));

const selectors = /\banatomy: \{[^[]*parts: \[((?:\s*(?:'(?:\\.|[^'])*'|"(?:\\.|[^"])*"),?)*)\s*\]/;
const strings = /'(?:\\.|[^'])*'|"(?:\\.|[^"])*"/g;

/** How many parts the stories mark in the picture, and how many the list below `<Anatomy />` of their page explains. */
export function partsOf(stories: string, page: string): { marked: number; explained: number } {
  const list = /<Anatomy \/>\n\n((?:.+\n)*)/.exec(page)?.[1] ?? '';
  return {
    marked: [...(selectors.exec(stories)?.[1] ?? '').matchAll(strings)].length,
    explained: [...list.matchAll(/^\d+\. /gm)].length,
  };
}

/** Components of a file of examples that neither its page nor its stories use. */
export const unusedExamples = (examples: string, usedBy: string): string[] =>
  [...examples.matchAll(/export (?:const|function) ([A-Z]\w*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(usedBy));

/** The same as `missingStories` for a page in a file. */
export const missingIn = (file: string): string[] =>
  missingStories(readFileSync(file, 'utf8'), (path) => {
    const full = join(dirname(file), path);
    return [full, `${full}.tsx`, `${full}.ts`]
      .filter((each) => existsSync(each))
      .map(read)
      .join('');
  });

const read = (file: string) => readFileSync(file, 'utf8');
