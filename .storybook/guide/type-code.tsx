import { Breakable } from '../../book/blocks/index.ts';
import type { TypeText } from '../../tools/props/data.ts';

/** The anchor of a named type on its page. */
export const anchorOf = (shape: string) => `type-${shape.toLowerCase()}`;

/** A type, with a link from each named shape in it to its section on the page. */
export function TypeCode({ type: { text, links } }: { type: TypeText }) {
  return (
    <code className="book-type">
      {text.split(/\b([A-Z]\w*)\b/).map((part, index) => {
        const shape = index % 2 === 1 ? links[part] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
        if (shape) return <ShapeLink key={index} name={part} shape={shape} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
        return <Breakable key={index}>{part}</Breakable>;
      })}
    </code>
  );
}

function ShapeLink({ name, shape }: { name: string; shape: string }) {
  // Storybook opens links in the window around its frame unless they set a target.
  return (
    <a href={`#${anchorOf(shape)}`} target="_self">
      {name}
    </a>
  );
}
