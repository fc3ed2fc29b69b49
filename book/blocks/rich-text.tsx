import { Fragment, type ReactNode } from 'react';

/** Parts of a text one after another, each as `draw` draws it. The same part may come twice. */
const inOrder = (parts: readonly string[], draw: (part: string, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move.
  parts.map((part, index) => <Fragment key={index}>{draw(part, index)}</Fragment>);

/** A sentence in which names between backticks are set as code. */
export const RichText = ({ children }: { children: string }) =>
  inOrder(children.split('`'), (part, index) =>
    index % 2 === 0 ? <Breakable>{part}</Breakable> : <Name>{part}</Name>,
  );

/** A name of code. One that fits on the line of any phone stays whole: `aria-label`. */
const Name = ({ children }: { children: string }) => (
  <code className={children.length > 24 ? undefined : 'book-name'}>{children}</code>
);

/** A text whose lines may end after `<`, `(` and a comma, too: types and lines of CSV have no spaces there. */
export const Breakable = ({ children }: { children: string }) =>
  inOrder(children.split(/(?<=[<(,])(?=\S)/), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ));
