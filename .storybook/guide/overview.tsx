import { Canvas, Controls, Heading, Primary, useOf } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/types';
import { useWords } from './words.ts';

/** A component at work, its controls, and the story of its states. */
export function Overview() {
  const words = useWords();
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const variants = Object.values(csfFile.stories).find(
    ({ name, moduleExport }) => name === 'Variants' && drawsMore(moduleExport),
  );
  return (
    // No div: Storybook would set its text larger, and that of the stories inside.
    <section className="book-overview">
      <Primary />
      {hasControls(preparedMeta.argTypes) && (
        <div className="book-controls">
          <Controls />
        </div>
      )}
      {variants && (
        <>
          <Heading>{words.states}</Heading>
          <Canvas of={variants.moduleExport} />
        </>
      )}
    </section>
  );
}

/** Whether a story draws anything besides the one at the top of the page. */
const drawsMore = (story: object) => ['render', 'args', 'decorators'].some((key) => key in story);

const hasControls = (argTypes: StrictArgTypes) =>
  Object.values(argTypes).some(({ table }) => table?.disable !== true);
