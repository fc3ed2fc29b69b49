import * as lucide from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';

const files = import.meta.glob<string>(
  ['../../packages/{ui,forms}/src/**/*.tsx', '!**/*.{test,stories}.tsx'],
  { query: '?raw', import: 'default' },
);

const imported = /import \{([^}]+)\} from 'lucide-react'/;

const namesIn = (source: string) =>
  (imported.exec(source)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

function useNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    Promise.all(Object.values(files).map((load) => load())).then((sources) =>
      setNames([...new Set(sources.flatMap(namesIn))].sort()),
    );
  }, []);
  return names;
}

const all = lucide as unknown as Record<string, ComponentType<{ size: number; strokeWidth: number }>>;

/** Every icon that the packages draw, read from their sources. */
export function IconTable() {
  return (
    <ul className="book-icons sb-unstyled">
      {useNames().map((name) => {
        const Icon = all[name];
        return (
          <li key={name}>
            {Icon && <Icon size={16} strokeWidth={2} />}
            {Icon && <Icon size={20} strokeWidth={1.75} />}
            <code>{name}</code>
          </li>
        );
      })}
    </ul>
  );
}
