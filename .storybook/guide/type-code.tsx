import { Breakable } from '../../book/blocks/index.ts';
import type { TypeText } from '../../tools/props/data.ts';

/** Where a named type is told on its page. */
export const anchorOf = (shape: string) => `type-${shape.toLowerCase()}`;

/** A type, each named shape in it a link to where the page tells it. */
export function TypeCode({ type: { text, links } }: { type: TypeText }) {
  return (
    <code className="book-type">
      {text.split(/\b([A-Z]\w*)\b/).map((part, index) => {
        const shape = index % 2 === 1 ? links[part] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
        if (shape) return <ShapeLink key={index} name={part} shape={shape} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
        return <Breakable key={index}>{part}</Breakable>;
      })}
    </code>
  );
}

function ShapeLink({ name, shape }: { name: string; shape: string }) {
  // The book's frame sends links to the window around it unless they say otherwise.
  return (
    <a href={`#${anchorOf(shape)}`} target="_self">
      {name}
    </a>
  );
}
