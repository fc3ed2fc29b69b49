import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentFacts, PropSet } from '../../tools/props/data.ts';
import { DocText, ElementLine, Members } from './members.tsx';

/** The props of the component that a page is about. */
export function Props({ of }: { of: ComponentFacts }) {
  return (
    <>
      <Heading>Props</Heading>
      <PropTables of={of} />
    </>
  );
}

/** The props of the other components in a component's folder. */
export function Parts({ parts }: { parts: readonly ComponentFacts[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>Props of the parts</Heading>
      {parts.map((part) => (
        <section key={part.name}>
          <h3>{part.title}</h3>
          <DocText>{part.description}</DocText>
          <PropTables of={part} />
        </section>
      ))}
    </>
  );
}

const headingOf = ({ name }: PropSet) => (name ? `Either: ${name}` : 'In every case');

/** One table for each set where a component takes one of several sets of props. */
function PropTables({ of: { title, sets, inherited } }: { of: ComponentFacts }) {
  const several = sets.length > 1;
  return (
    <>
      {sets.map((set) => (
        <section key={set.name ?? ''}>
          {several && <h4>{headingOf(set)}</h4>}
          {set.description && <DocText>{set.description}</DocText>}
          {set.members.length > 0 && (
            <Members of={`${title}: ${set.name ?? 'props'}`} kind="Prop" members={set.members} />
          )}
        </section>
      ))}
      {inherited && <ElementLine {...inherited} />}
      {!inherited && sets.every(({ members }) => members.length === 0) && <p>It takes no props.</p>}
    </>
  );
}
