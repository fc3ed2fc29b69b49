import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A fenced block of a document. */
export interface Snippet {
  /** The document's line on which its code begins. */
  line: number;
  /** The info string of the fence: `tsx`, `sh`. */
  language: string;
  /** Its file, if given: `title="src/main.tsx"`. */
  title: string | undefined;
  /** Whether Node runs it: `run` after the title. It throws if it contradicts the text. */
  runs: boolean;
  code: string;
}

/** The files of an application, by their paths in it. */
export type Files = Readonly<Record<string, string>>;

/** A document, and the application of its blocks. */
export interface Guide {
  /** Its path from the root. */
  path: string;
  text: string;
  snippets: readonly Snippet[];
  /** Titled blocks under their titles, other TypeScript under its line. */
  files: Files;
}

const fence = /^( *)```(\w+)([^\n]*)\n(.*?)^\1```$/gms;

/** The fenced blocks of a text in Markdown or MDX. */
export const snippetsIn = (text: string): Snippet[] =>
  [...text.matchAll(fence)].map(({ index, 2: language = '', 3: info = '', 4: code = '' }) => ({
    line: text.slice(0, index).split('\n').length + 1,
    language,
    title: /\btitle="([^"]+)"/.exec(info)?.[1],
    runs: /\brun\b/.test(info.replace(/"[^"]*"/g, '')),
    code,
  }));

/** Creates a guide from a document's text. @param begun The application that it continues. */
export function guideOf(path: string, text: string, begun: Files = {}): Guide {
  const snippets = snippetsIn(text);
  const files = snippets.flatMap(({ title, line, language, code }) => {
    if (title) return [[title, code]];
    return /^tsx?$/.test(language) ? [[`line-${line}.${language}`, code]] : [];
  });
  return { path, text, snippets, files: { ...begun, ...Object.fromEntries(files) } };
}

/** All guides for adopters of the packages. */
export function guides(root: string): Guide[] {
  const paths = globSync(['packages/*/README.md', '{book,packages/*/src}/**/*.mdx'], {
    cwd: root,
    exclude: ['**/*.id.mdx'],
  });
  const read = (path: string, begun?: Files) => guideOf(path, readFileSync(join(root, path), 'utf8'), begun);
  // The README of forms continues the application of ui's.
  return paths
    .sort()
    .map((path) =>
      read(path, path === 'packages/forms/README.md' ? read('packages/ui/README.md').files : {}),
    );
}

/** The folder for testing the application of a guide. */
const folderOf = ({ path }: Guide) => path.replace(/\.mdx?$/, '').replaceAll('/', '-');

/** All applications of the guides, each in its own folder. */
export const guideFiles = (all: readonly Guide[]): Files =>
  Object.fromEntries(
    all.flatMap((guide) =>
      Object.entries(guide.files).map(([name, code]) => [join(folderOf(guide), name), code]),
    ),
  );

/** Those of their files that Node runs. */
export const filesToRun = (all: readonly Guide[]): string[] =>
  all.flatMap((guide) =>
    guide.snippets.flatMap(({ runs, title }) => (runs && title ? [join(folderOf(guide), title)] : [])),
  );

/** The examples of the book, as copied by an adopter. */
export const exampleFiles = (root: string): Files =>
  Object.fromEntries(
    globSync('book/examples/*.tsx', { cwd: root })
      .filter((file) => !file.endsWith('.test.tsx'))
      .map((file) => [join('examples', basename(file)), readFileSync(join(root, file), 'utf8')]),
  );
