import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import { Rows } from '../../book/blocks/index.ts';

/** What each element among some children has inside. */
const inside = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<PropsWithChildren>(child) ? [child.props.children] : [],
  );

/** A table that is written in Markdown, drawn as {@link Rows}. */
export function Table({ children }: PropsWithChildren) {
  const [head = [], body = []] = inside(children).map((part) => inside(part).map(inside));
  return <Rows heads={(head[0] ?? []).map(String)} rows={body} />;
}
