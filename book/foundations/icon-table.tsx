import * as lucide from 'lucide-react';
import { type ComponentType, use } from 'react';
import { iconMeanings } from './icon-meanings.ts';
import { iconUses } from './icon-uses.ts';

const all = lucide as unknown as Record<string, ComponentType<{ size: number; strokeWidth: number }>>;

function Drawn({ name, size }: { name: string; size: 16 | 20 }) {
  const Icon = all[name];
  return Icon && <Icon size={size} strokeWidth={size === 16 ? 2 : 1.75} />;
}

let uses: ReturnType<typeof iconUses> | undefined;

/** Every icon that the packages draw, read from their sources: at 16 and 20 px, its meaning, and where it is drawn. */
export function IconTable() {
  uses ??= iconUses();
  return (
    <ul className="book-icons sb-unstyled">
      {[...use(uses)].map(([name, folders]) => (
        <li key={name}>
          <p>
            <Drawn name={name} size={16} />
            <Drawn name={name} size={20} />
            <code>{name}</code>
          </p>
          <p>{iconMeanings[name]}</p>
          <small>{[...folders].sort().join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}
