import { Canvas, Description, Heading, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

type Of = NonNullable<ComponentProps<typeof Canvas>['of']>;

/** A story as the file of its component lists it. */
export interface ListedStory {
  id: string;
  name: string;
  moduleExport: Of;
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

/** The stories of behaviour, one after the other. */
export function OtherStories({ stories }: { stories: readonly ListedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Behaviour</Heading>
      {stories.map(({ id, moduleExport }) => (
        <OneStory key={id} of={moduleExport} />
      ))}
    </>
  );
}
