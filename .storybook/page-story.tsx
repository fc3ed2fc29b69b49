import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { globalsInAddress, useGlobals } from './globals.ts';
import { widths } from './toolbar.ts';

/**
 * A story on a docs page. One that opens something over its page (`docs.story.inline: false`) is in a frame beside the
 * text; Storybook runs no play function in a frame with `embed`. So is one that chooses its own width.
 */
export function PageStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { inline, height } = story.parameters.docs?.story ?? {};
  const own = widths[story.storyGlobals.viewport?.value as keyof typeof widths]?.styles;
  if (inline !== false && !own) return <Story {...props} />;
  return (
    <FramedStory
      id={story.id}
      name={story.name}
      width={own?.width}
      height={height ?? own?.height ?? '200px'}
    />
  );
}

interface FramedStoryProps {
  id: string;
  name: string;
  /** The width, as a CSS length; that of the page if there is none. */
  width: string | undefined;
  /** The least height, as a CSS length. */
  height: string;
}

function FramedStory({ id, name, width, height }: FramedStoryProps) {
  const globals = globalsInAddress(useGlobals());
  const address = `iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`;
  return (
    <div className="sb-story sb-unstyled" data-story-block="true">
      {/* A new frame for each set of globals: navigating a frame would add a step to the browser's history. */}
      <iframe
        key={address}
        title={name}
        src={address}
        loading="lazy"
        className="book-frame"
        style={{ blockSize: height, inlineSize: width }}
      />
    </div>
  );
}
