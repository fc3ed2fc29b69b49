import { AnchorMdx, Canvas, Description, Heading, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { Rows } from '../../book/blocks/index.ts';

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>;

/** A story as listed in the file of its component. */
interface ListedStory {
  id: string;
  name: string;
  moduleExport: Of;
  /** What the story does once it is opened. */
  play?: unknown;
}

function OneStory({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return (
    <>
      <h3 className="book-story">{story.name}</h3>
      <Description of={of} />
      <Canvas of={of} />
    </>
  );
}

/** Stories with a play function: it does not run on a docs page, where each would look as before it ran. */
function PlayedStories({ stories }: { stories: readonly ListedStory[] }) {
  return (
    <>
      <Heading>Behaviour</Heading>
      <p>Each is played from its beginning when you open it. The tests play them all.</p>
      <Rows
        caption="Behaviour"
        heads={['Story', 'What happens']}
        rows={stories.map(({ id, name, moduleExport }) => [
          name,
          <>
            <Description of={moduleExport} />
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              Play “{name}”
            </AnchorMdx>
          </>,
        ])}
      />
    </>
  );
}

/** Stories with a fixed place on the page: the first one, the one of all states, and the pictured one. */
const drawnAbove: ReadonlySet<string> = new Set(['Default', 'Variants', 'Parts']);

/** The stories without a fixed place: first those that only show something, then those that play. */
export function Examples() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories).filter(({ name }) => !drawnAbove.has(name));
  const shown = stories.filter(({ play }) => !play);
  const played = stories.filter(({ play }) => play);
  return (
    <>
      {shown.length > 0 && <Heading>Examples</Heading>}
      {shown.map(({ id, moduleExport }) => (
        <OneStory key={id} of={moduleExport} />
      ))}
      {played.length > 0 && <PlayedStories stories={played} />}
    </>
  );
}
