import { Heading } from '@storybook/addon-docs/blocks';
import type { Shape } from '../../tools/props/data.ts';
import { Folded } from './folded.tsx';
import { DocText, ElementLine, Members } from './members.tsx';
import { anchorOf, TypeCode } from './type-code.tsx';
import { useWords } from './words.ts';

/** The named types of a page, which the types above link to. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  const words = useWords();
  if (shapes.length === 0) return null;
  return (
    <>
      <Heading>{words.types}</Heading>
      {shapes.map((shape) => (
        <OneShape key={shape.id} {...shape} />
      ))}
    </>
  );
}

function OneShape({ id, title, description, members, type, inherited }: Shape) {
  return (
    <Folded title={title} id={anchorOf(id)}>
      {description && <DocText>{description}</DocText>}
      {members.length > 0 && <Members of={title} kind="member" members={members} />}
      {type && (
        <p>
          <TypeCode type={type} />
        </p>
      )}
      {inherited && <ElementLine {...inherited} />}
    </Folded>
  );
}
