import { RichText, Rows } from '../../book/blocks/index.ts';
import type { Inherited, Member } from '../../tools/props/data.ts';
import { TypeCode } from './type-code.tsx';
import { useWords, type Words } from './words.ts';

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
  const words = useWords();
  if (required) return <span className="book-required">{words.required}</span>;
  if (!fallback) return null;
  return isValue.test(fallback) ? <code>{fallback}</code> : <RichText>{fallback}</RichText>;
}

function describeMember({ description, throws }: Member, words: Words) {
  return (
    <>
      <DocText>{description}</DocText>
      {throws.map((error) => (
        <DocText key={error}>{`${words.throws} ${error}`}</DocText>
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
  kind: 'prop' | 'member' | 'parameter';
}) {
  const words = useWords();
  return (
    <Rows
      code
      caption={of}
      heads={[words[kind], words.type, words.fallback, words.description]}
      widths={['22%', '28%', '16%', '34%']}
      rows={members.map((member) => [
        member.name,
        <TypeCode key="type" type={member.type} />,
        <Fallback key="default" {...member} />,
        describeMember(member, words),
      ])}
    />
  );
}

const listed = (names: readonly string[], wrap: (name: string) => string) =>
  names.map((name) => `\`${wrap(name)}\``).join(', ');

/** The attributes of elements that it also takes, in one line. */
export function ElementLine({ elements, without, names }: Inherited) {
  const words = useWords();
  const all = `${words.everyAttribute} ${listed(elements, (name) => `<${name}>`)}`;
  const but = without.length > 0 ? ` ${words.but} ${listed(without, (name) => name)}` : '';
  return (
    <p className="book-inherited">
      <RichText>
        {elements.length > 0
          ? `${words.and} ${all}${but}.`
          : `${words.and} ${names.length > 1 ? words.attributes : words.attribute} ${listed(names, (name) => name)}.`}
      </RichText>
    </p>
  );
}
