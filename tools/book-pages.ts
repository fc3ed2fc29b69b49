import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPages } from './book-pages/check.ts';
import { pagesOf } from './book-pages/pages.ts';
import { reportOf } from './book-pages/problem.ts';
import { nameOfVariant, variantsFor } from './book-pages/variants.ts';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { root } from './lib/root.ts';
import { buildBook } from './visual/book.ts';

// `pnpm check:pages [words] [--theme dark] [--width 390] [--language en] [--no-axe] [--built]`

const several = { type: 'string', multiple: true } as const;

async function inspect(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      theme: several,
      width: several,
      language: several,
      axe: { type: 'boolean', default: true },
      built: { type: 'boolean', default: false },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  const variants = variantsFor(values);
  const book = join(root, 'storybook-static');
  await ensureChromium();
  if (!values.built) await buildBook(root, book);
  const pages = pagesOf(book, positionals);
  if (pages.wanted.length === 0)
    throw new Error(`No page has one of these in its id: ${positionals.join(', ')}`);
  const problems = await checkPages({
    ...pages,
    book,
    variants,
    axe: values.axe,
    onVisit: ([first, ...others], done, all) => {
      if (first)
        console.log(
          `${done} of ${all}: ${first.id}, ${nameOfVariant(first.variant)}: ${1 + others.length} problems`,
        );
      else if (done % 50 === 0) console.log(`${done} of ${all}`);
    },
  });
  if (problems.length > 0) console.log(`\n${reportOf(problems)}\n`);
  console.log(`${pages.wanted.length} pages in ${variants.length} looks: ${problems.length} problems`);
  return problems.length;
}

try {
  process.exitCode = (await inspect()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
