import { render } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Motif } from './motif.tsx';

describe('Motif', () => {
  it.each(['band', 'cloth', 'emblem'] as const)(
    'passes attributes on to its svg in the place %s',
    (place) => {
      const ref = createRef<SVGSVGElement>();
      const style = { opacity: 0.5 };
      render(<Motif place={place} ref={ref} className="theirs" style={style} data-probe="x" />);
      expect(ref.current?.classList.contains('theirs')).toBe(true);
      expect(ref.current?.style.opacity).toBe('0.5');
      expect(ref.current?.dataset.probe).toBe('x');
      expect(ref.current?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it.each(['pucuk-rebung', 'kawung', 'kotak'] as const)('fills only with its own patterns: %s', (weave) => {
    const { container } = render(
      <>
        <Motif weave={weave} />
        <Motif weave={weave} place="cloth" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fills = [...container.querySelectorAll('[fill^="url"]')].map((shape) =>
      shape.getAttribute('fill')?.slice('url(#'.length, -1),
    );
    expect(fills.length).toBeGreaterThan(0);
    for (const fill of fills) expect(ids).toContain(fill);
  });
});
