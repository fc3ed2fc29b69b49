import { Canvas, Controls, Heading, Primary, useOf } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/types';
import { importLine, useComponentFacts } from './library.ts';
import { MaturityLabel } from './maturity.tsx';

/** A component at work, its controls, and the story of its states. */
export function Overview() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const facts = useComponentFacts();
  const variants = Object.values(csfFile.stories).find(
    ({ name, moduleExport }) => name === 'Variants' && drawsMore(moduleExport),
  );
  return (
    <div className="book-overview">
      {facts?.subject && <MaturityLabel of={facts.subject.maturity} />}
      {facts && <code className="book-import">{importLine(facts)}</code>}
      <Primary />
      {hasControls(preparedMeta.argTypes) && (
        <div className="book-controls">
          <Controls />
        </div>
      )}
      {variants && (
        <>
          <Heading>States</Heading>
          <Canvas of={variants.moduleExport} />
        </>
      )}
    </div>
  );
}

/** Whether a story draws anything besides the one at the top of the page. */
const drawsMore = (story: object) => ['render', 'args', 'decorators'].some((key) => key in story);

const hasControls = (argTypes: StrictArgTypes) =>
  Object.values(argTypes).some(({ table }) => table?.disable !== true);
