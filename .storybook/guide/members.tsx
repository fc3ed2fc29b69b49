import { RichText, Rows } from '../../book/blocks/index.ts';
import type { Inherited, Member } from '../../tools/props/data.ts';
import { TypeCode } from './type-code.tsx';

/** A doc comment, one `<p>` for each paragraph. */
export function DocText({ children }: { children: string }) {
  return children.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="book-doc-text">
      <RichText>{paragraph}</RichText>
    </p>
  ));
}

/** A literal or a single name; any other default is prose. */
const isValue = /^(?:['"[{].*|\S+)$/;

function Fallback({ required, fallback }: Member) {
  if (required) return <span className="book-required">required</span>;
  if (!fallback) return null;
  return isValue.test(fallback) ? <code>{fallback}</code> : <RichText>{fallback}</RichText>;
}

function describeMember({ description, throws }: Member) {
  return (
    <>
      <DocText>{description}</DocText>
      {throws.map((error) => (
        <DocText key={error}>{`Throws ${error}`}</DocText>
      ))}
    </>
  );
}

/** Members of a shape, or props, one row each. */
export function Members({
  of,
  members,
  kind,
}: {
  of: string;
  members: readonly Member[];
  kind: 'Prop' | 'Member' | 'Parameter';
}) {
  return (
    <Rows
      code
      caption={of}
      heads={[kind, 'Type', 'Default', 'Description']}
      widths={['22%', '28%', '16%', '34%']}
      rows={members.map((member) => [
        member.name,
        <TypeCode key="type" type={member.type} />,
        <Fallback key="default" {...member} />,
        describeMember(member),
      ])}
    />
  );
}

const listed = (names: readonly string[], wrap: (name: string) => string) =>
  names.map((name) => `\`${wrap(name)}\``).join(', ');

/** The attributes of elements that it also takes, in one line. */
export function ElementLine({ elements, without, names }: Inherited) {
  const all = `every attribute of ${listed(elements, (name) => `<${name}>`)}`;
  const but = without.length > 0 ? ` but ${listed(without, (name) => name)}` : '';
  return (
    <p className="book-inherited">
      <RichText>
        {elements.length > 0
          ? `And ${all}${but}.`
          : `And the ${names.length > 1 ? 'attributes' : 'attribute'} ${listed(names, (name) => name)}.`}
      </RichText>
    </p>
  );
}
