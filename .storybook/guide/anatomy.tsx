import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Rows } from '../../book/blocks/index.ts';
import { PageStory } from '../page-story.tsx';
import { type Mark, marksFor } from './anatomy-marks.ts';
import { boxesOf, textBoxesOf, watchSpecimen } from './anatomy-specimen.ts';

/** Props of {@link Anatomy}. */
export interface AnatomyProps {
  /** The pictured story. */
  of: ComponentProps<typeof PageStory>['of'];
  parts: ComponentAnatomy['parts'];
}

/** A component with a number at each of its parts, and a table that explains the parts. */
export function Anatomy({ of, parts }: AnatomyProps) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Picture of={of} parts={parts} />
      <Rows
        caption="Anatomy"
        heads={['Part', 'What it is for']}
        rows={parts.map(([name, , use], index) => [`${index + 1}. ${name}`, use])}
      />
    </>
  );
}

/** Hidden from screen readers: its numbers are the rows of the table below it. */
function Picture({ of, parts }: AnatomyProps) {
  const specimen = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    const around = specimen.current;
    const room = drawing.current;
    if (!around || !room) return;
    return watchSpecimen(around, () => {
      const picture = room.getBoundingClientRect();
      const next = marksFor(boxesOf(around, parts, picture), picture, textBoxesOf(around, picture));
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    });
  }, [parts]);
  return (
    <div className="book-anatomy sb-unstyled" aria-hidden>
      <div ref={specimen} inert className="book-anatomy-specimen">
        <PageStory of={of} />
      </div>
      <svg ref={drawing} aria-hidden>
        {marks.map(({ number, box, from, to }) => (
          <g key={number}>
            <rect {...box} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <circle className="book-anatomy-end" cx={to.x} cy={to.y} r={3} />
            <circle cx={from.x} cy={from.y} r={11} />
            <text x={from.x} y={from.y}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
