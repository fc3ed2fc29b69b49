import { Heading } from '@storybook/addon-docs/blocks';
import type { Shape } from '../../tools/props/data.ts';
import { DocText, ElementLine, Members } from './members.tsx';
import { anchorOf, TypeCode } from './type-code.tsx';

/** The named types of a page, which the types above link to. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  if (shapes.length === 0) return null;
  return (
    <>
      <Heading>Types</Heading>
      {shapes.map((shape) => (
        <OneShape key={shape.id} {...shape} />
      ))}
    </>
  );
}

function OneShape({ id, title, description, members, type, inherited }: Shape) {
  return (
    <section>
      <h3 id={anchorOf(id)}>{title}</h3>
      {description && <DocText>{description}</DocText>}
      {members.length > 0 && <Members of={title} kind="Member" members={members} />}
      {type && (
        <p>
          <TypeCode type={type} />
        </p>
      )}
      {inherited && <ElementLine {...inherited} />}
    </section>
  );
}
