import { Heading } from '@storybook/addon-docs/blocks';
import { Swatch, ToneSwatches, variableOf } from '../../book/blocks/swatch.tsx';
import { useWords } from './words.ts';

const uses = /\b(color|shadow)\.(\w+)(?:\.(\w+))?/g;
const anyTone = /\bcolor\[\w+\]\.(\w+)/g;
/** Parts of the tone that `toned` of the theme sets, and its edge. */
const broughtTone = /(?<![\w.])tone\.(soft|border|text)\b|\b(tonedEdge)\b/g;

/** The roles that styles read; `tone.text` where a prop chooses the tone. */
export function rolesIn(styles: readonly string[]): string[] {
  const source = styles.join('\n');
  const named = [...source.matchAll(uses)].map(([, group, role = '', part]) =>
    group === 'shadow' ? `shadow.${role}` : part ? `${role}.${part}` : role,
  );
  const toned = [...source.matchAll(anyTone)].map(([, part]) => `tone.${part}`);
  const brought = [...source.matchAll(broughtTone)].map(([, part = 'border']) => `tone.${part}`);
  return [...new Set([...named, ...toned, ...brought])]
    .filter((role) => role.startsWith('tone.') || variableOf(role) !== undefined)
    .sort();
}

/** The theme's roles that a component uses, with their current colours. */
export function Roles({ styles, partStyles }: { styles: readonly string[]; partStyles: readonly string[] }) {
  const words = useWords();
  const own = rolesIn(styles);
  const ofParts = rolesIn(partStyles).filter((role) => !own.includes(role));
  if (own.length + ofParts.length === 0) return null;
  return (
    <>
      <Heading>{words.roles}</Heading>
      {own.length > 0 && <RoleList roles={own} />}
      {ofParts.length > 0 && (
        <>
          <h3>{words.fromParts}</h3>
          <RoleList roles={ofParts} />
        </>
      )}
    </>
  );
}

function RoleList({ roles }: { roles: readonly string[] }) {
  return (
    <ul className="book-roles sb-unstyled">
      {roles.map((role) => (
        <li key={role}>
          <span>{role}</span>
          {role.startsWith('tone.') ? (
            <ToneSwatches part={role.slice('tone.'.length)} />
          ) : (
            <Swatch role={role} />
          )}
        </li>
      ))}
    </ul>
  );
}
