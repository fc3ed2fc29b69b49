import { useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { PageStory } from '../page-story.tsx';
import { type Box, type Mark, marksFor } from './anatomy-marks.ts';
import { type AnatomyParameters, measure, storyOf, watchSpecimen } from './anatomy-specimen.ts';
import { useWords } from './words.ts';

interface PictureProps {
  /** The pictured story. */
  of: ComponentProps<typeof PageStory>['of'];
  /** A selector for each part. */
  parts: readonly string[];
}

/** A component with a number at each of its parts, which the list below it explains. */
export function Anatomy() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const anatomy: AnatomyParameters = preparedMeta.parameters.anatomy;
  return <Picture of={csfFile.moduleExports[storyOf(anatomy)]} parts={anatomy.parts} />;
}

/** Says in the list below the picture which of its parts are not drawn. */
function noteMissing(list: Element, marks: readonly Mark[], note: string): void {
  for (const [index, item] of [...list.querySelectorAll<HTMLElement>(':scope > li')].entries()) {
    if (marks.some(({ number }) => number === index + 1)) delete item.dataset.note;
    else item.dataset.note = note;
  }
}

/** Two px around a part, so that the line is not on its first letter. */
const outlineOf = ({ x, y, width, height }: Box): Box => ({
  x: x - 2,
  y: y - 2,
  width: width + 4,
  height: height + 4,
});

/** Hidden from screen readers: its numbers are those of the list below it. */
function Picture({ of, parts }: PictureProps) {
  const specimen = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  const { notDrawn } = useWords();
  useLayoutEffect(() => {
    const around = specimen.current;
    const picture = drawing.current;
    if (!around || !picture) return;
    return watchSpecimen(around, () => {
      const room = picture.getBoundingClientRect();
      const { boxes, contentBoxes } = measure(around, parts, room);
      const next = marksFor(boxes, room, contentBoxes);
      setMarks((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    });
  }, [parts]);
  useLayoutEffect(() => {
    const list = specimen.current?.parentElement?.nextElementSibling;
    if (marks.length > 0 && list) noteMissing(list, marks, notDrawn);
  }, [marks, notDrawn]);
  return (
    <div className="book-anatomy sb-unstyled" aria-hidden>
      <div ref={specimen} inert className="book-anatomy-specimen">
        <PageStory of={of} />
      </div>
      <svg ref={drawing} aria-hidden>
        {marks.map(({ number, box, from, to }) => (
          <g key={number}>
            <rect {...outlineOf(box)} className="book-anatomy-ring" />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="book-anatomy-ring" />
            <rect {...outlineOf(box)} />
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
