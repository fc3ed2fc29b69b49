const files = import.meta.glob<string>(
  ['../../packages/{ui,forms}/src/**/*.tsx', '!**/*.{test,stories,examples}.tsx', '!**/testing/**'],
  { query: '?raw', import: 'default' },
);

const imported = /import \{([^}]+)\} from 'lucide-react'/;

const namesIn = (source: string) =>
  (imported.exec(source)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/**
 * The part that a file belongs to: `../../packages/ui/src/components/date-field/calendar-head.tsx` → `date-field`,
 * `internal/bulk.tsx` → `bulk`.
 */
function partOf(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  return folder === 'internal' ? file.replace('.tsx', '') : folder;
}

/** The icons that the packages import from lucide, by name, each with the parts that draw it. */
export async function iconUses(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const uses = new Map<string, Set<string>>();
  const sources = Object.entries(files).map(async ([path, load]) => [path, await load()] as const);
  for (const [path, source] of await Promise.all(sources))
    for (const name of namesIn(source)) uses.set(name, (uses.get(name) ?? new Set()).add(partOf(path)));
  return new Map([...uses].sort(([a], [b]) => a.localeCompare(b)));
}
