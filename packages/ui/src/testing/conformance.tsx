import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';

/** The props that every component passes to its root element. */
interface RootProps {
  className?: string;
  style?: React.CSSProperties;
  ref?: React.Ref<HTMLElement>;
  title?: string;
  'data-probe'?: string;
}

/** Props for the component's root, to be spread. Untyped on purpose: each component types its own root. */
// biome-ignore lint/suspicious/noExplicitAny: a ref of any element type must fit every component
type Probe = any;

/**
 * Checks the guarantees of every component: one root element that takes `className` (added to its own), `style`, `ref`,
 * `data-*` and other attributes.
 */
export function conforms(renderWith: (props: Probe) => ReactElement) {
  it('passes className, style, ref, data-* and other attributes on to its one root element', () => {
    const ref = createRef<HTMLElement>();
    const props: RootProps = {
      className: 'theirs',
      style: { opacity: 0.5 },
      ref,
      title: 'judul',
      'data-probe': 'x',
    };
    const { container } = render(renderWith(props));
    expect(container.childElementCount).toBe(1);
    const root = container.firstElementChild as HTMLElement;
    expect(ref.current).toBe(root);
    expect(root.classList.contains('theirs')).toBe(true);
    expect(root.classList.length).toBeGreaterThan(1);
    expect(root.style.opacity).toBe('0.5');
    expect(root.title).toBe('judul');
    expect(root.dataset.probe).toBe('x');
  });
}
