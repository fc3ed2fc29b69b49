import { Fragment } from 'react';

/** A sentence in which names between backticks are set as code. */
export function Words({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Breakable key={part}>{part}</Breakable> : <Name key={part}>{part}</Name>,
    );
}

/** A name of code. One that fits on the line of any phone stays whole: `aria-label`. */
const Name = ({ children }: { children: string }) => (
  <code className={children.length > 24 ? undefined : 'book-name'}>{children}</code>
);

/** A text whose lines may end after `<`, `(` and a comma, too: types and lines of CSV have no spaces there. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=[<(,])(?=\S)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
