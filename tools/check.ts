import { reportAll } from './check/guard.ts';
import { builds, quickSources } from './check/guards.ts';

// `pnpm check`: the sources. `pnpm check arrows sizes`: the checks whose names contain one of the words, those of
// `pnpm test:matrix` too.
const filters = process.argv.slice(2);
const isSelected = ({ name }: { name: string }) => filters.some((word) => name.includes(word));
const wanted =
  filters.length > 0 ? [...quickSources, ...builds].map((group) => group.filter(isSelected)) : quickSources;
if (wanted.flat().length === 0) {
  const names = [...quickSources, ...builds].flat().map(({ name }) => `  ${name}`);
  console.error(`No check is called “${filters.join('” or “')}”. There are:\n${names.join('\n')}`);
  process.exit(1);
}
const { failed } = await reportAll(wanted);
process.exitCode = failed.length > 0 ? 1 : 0;
