import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../check/consumer-app.ts';
import { snippetsIn } from '../check/snippets.ts';
import { root } from '../lib/root.ts';
import { type ConsumerFolder, problemsOf, type Step } from './consumer-folder.ts';
import { openPage, seeThemes, useWidgets } from './in-browser.ts';

/** A block with a title is a file of that name, each line of a `sh` block is a command. Other blocks are only shown. */
function stepsOf(name: string, folder: ConsumerFolder): Step[] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return snippetsIn(readme).flatMap(({ title, language, code }): Step[] => {
    if (title) return [[`${name}: write ${title}`, () => writeFiles(folder.path, { [title]: code })]];
    const lines = language === 'sh' ? code.trim().split('\n') : [];
    return lines.map((line) => [`${name}: ${line}`, () => folder.sh(line)]);
  });
}

/**
 * Follows the READMEs of ui and forms word for word in an empty folder, with the packed packages and others from npm's registry, and
 * uses the resulting page.
 */
export const findAdoptionProblems = () =>
  problemsOf('adoption', (folder) => [
    ...stepsOf('ui', folder),
    ...stepsOf('forms', folder),
    ['serve it', () => folder.serve('npx vite preview --host 127.0.0.1 --port 0')],
    ['use every widget', () => openPage(folder.url, useWidgets)],
    ['the colours of the office in every theme', () => openPage(folder.url, seeThemes)],
  ]);
