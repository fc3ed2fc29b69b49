import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1 without gaps. */
const sections = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1,
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2, 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4,
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3, 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4,
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4,
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3,
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4,
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3, 15.2: 3, 15.3: 7,
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2
`;

/** The ids of all requirements of levels 1 and 2. */
const requirements = [...sections.matchAll(/(\d+\.\d+): (\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

const verdicts = ['met', 'not met', 'operator', 'does not apply'];

const row = /^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([^|]+) \| (.+) \|$/gm;
const proof = /“([^”]+)”|`([^`]+)`|\]\([^)]+\)/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a cell names that is not there: a file is followed by names of its tests in quotes, or by words of it as code. */
function findUnshown(root: string, cell: string): { readonly missing: string[]; readonly count: number } {
  const missing: string[] = [];
  let count = 0;
  let file: { path: string; text: string } | undefined;
  for (const [, test, code] of cell.matchAll(proof)) {
    count++;
    if (code !== undefined && /[/.]/.test(code) && existsSync(join(root, code))) {
      file = { path: code, text: readFileSync(join(root, code), 'utf8') };
    } else if (code?.includes('/') && /\.\w+$/.test(code)) {
      missing.push(`there is no ${code}`);
    } else if (test !== undefined) {
      const isThere = file && new RegExp(`['"\`]${escaped(test)}['"\`]`).test(file.text);
      if (!isThere) missing.push(`${file?.path ?? 'no file'} has no test “${test}”`);
    } else if (code !== undefined && file && !new RegExp(`(?<!\\w)${escaped(code)}(?!\\w)`).test(file.text)) {
      missing.push(`${file.path} has no ${code}`);
    }
  }
  return { missing, count };
}

/**
 * Requirements that `docs/asvs.md` lacks or has twice, verdicts that it does not explain, and files, tests and names in its
 * evidence that are not there.
 *
 * @param root A folder with the document and the files that it names.
 */
export function findUnshownRequirements(root: string): string[] {
  const path = 'docs/asvs.md';
  const document = readFileSync(join(root, path), 'utf8');
  const rows = [...document.matchAll(row)].map(([, id = '', verdict = '', cell = '']) => ({
    id,
    verdict,
    cell,
  }));
  const ids = rows.map(({ id }) => id);
  const wrong = [
    ...requirements.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids
      .filter((id) => !requirements.includes(id))
      .map((id) => `the standard has no ${id} at these levels`),
  ];
  const counts = verdicts.map((verdict) => [verdict, rows.filter((each) => each.verdict === verdict).length]);
  const unsaid = counts
    .filter(([verdict, count]) => !document.includes(`| ${verdict} | ${count} |`))
    .map(([verdict, count]) => `the summary lacks “| ${verdict} | ${count} |”`);
  const unshown = rows.flatMap(({ id, verdict, cell }) => {
    const { missing, count } = findUnshown(root, cell);
    const unknown = verdicts.includes(verdict) ? [] : [`“${verdict}” is no verdict`];
    const bare = verdict === 'met' && count === 0 ? ['it is met, and nothing shows it'] : [];
    return [...unknown, ...bare, ...missing].map((problem) => `${id}: ${problem}`);
  });
  return [...wrong, ...unsaid, ...unshown].map((problem) => `${path}: ${problem}.`);
}
