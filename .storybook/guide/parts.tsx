import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentFacts, PropSet } from '../../tools/props/data.ts';
import { Folded } from './folded.tsx';
import { DocText, ElementLine, Members } from './members.tsx';
import { useWords, type Words } from './words.ts';

/** The props of the component that a page is about. */
export function Props({ of }: { of: ComponentFacts }) {
  const words = useWords();
  return (
    <>
      <Heading>{words.props}</Heading>
      <PropTables of={of} />
    </>
  );
}

/** The props of the other components in a component's folder. */
export function Parts({ parts }: { parts: readonly ComponentFacts[] }) {
  const words = useWords();
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>{words.propsOfParts}</Heading>
      {parts.map((part) => (
        <Folded key={part.name} title={part.title}>
          <DocText>{part.description}</DocText>
          <PropTables of={part} />
        </Folded>
      ))}
    </>
  );
}

const headingOf = ({ name }: PropSet, words: Words) => (name ? `${words.either}: ${name}` : words.always);

/** One table for each set where a component takes one of several sets of props. */
function PropTables({ of: { title, sets, inherited } }: { of: ComponentFacts }) {
  const words = useWords();
  const several = sets.length > 1;
  return (
    <>
      {sets.map((set) => (
        <section key={set.name ?? ''}>
          {several && <h4>{headingOf(set, words)}</h4>}
          {set.description && <DocText>{set.description}</DocText>}
          {set.members.length > 0 && (
            <Members of={`${title}: ${set.name ?? 'props'}`} kind="prop" members={set.members} />
          )}
        </section>
      ))}
      {inherited && <ElementLine {...inherited} />}
      {!inherited && sets.every(({ members }) => members.length === 0) && <p>{words.noProps}</p>}
    </>
  );
}
