import { Fragment, type ReactNode } from 'react';

/** The parts of a text in order, each drawn by `draw`. The same part may occur twice. */
const inOrder = (parts: readonly string[], draw: (part: string, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  parts.map((part, index) => <Fragment key={index}>{draw(part, index)}</Fragment>);

/** A text in which names between backticks are set as code. */
export const RichText = ({ children }: { children: string }) =>
  inOrder(children.split('`'), (part, index) =>
    index % 2 === 0 ? <Breakable>{part}</Breakable> : <Name>{part}</Name>,
  );

/** A name from code. One that fits on a phone's line is not broken: `aria-label`. */
const Name = ({ children }: { children: string }) => (
  <code className={children.length > 24 ? undefined : 'book-name'}>{children}</code>
);

/** A text whose lines may also end after `<`, `(` and a comma: types and lines of CSV have no spaces there. */
export const Breakable = ({ children }: { children: string }) =>
  inOrder(children.split(/(?<=[<(,])(?=\S)/), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
