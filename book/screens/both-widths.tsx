import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { globalsInAddress, useGlobals } from '../../.storybook/globals.ts';
import type { PageStory } from '../../.storybook/page-story.tsx';
import { widths } from '../../.storybook/toolbar.ts';

const sizes = ['desk', 'phone'] as const;

/** Props of {@link BothWidths}. */
export interface BothWidthsProps {
  /** The story of a screen. */
  of: ComponentProps<typeof PageStory>['of'];
}

/**
 * A screen at the widths of a desk and of a phone, scaled down. Each is a link to the story at this width. Frames are
 * loaded when they come near the window.
 */
export function BothWidths({ of }: BothWidthsProps) {
  const { story } = useOf(of ?? 'story', ['story']);
  const globals = useGlobals();
  const inFrame = globalsInAddress(globals);
  const nameAt = (size: (typeof sizes)[number]) => `${widths[size].name}: ${story.title}, ${story.name}`;
  const inToolbar = `theme:${globals.theme};language:${globals.language};office:${globals.office}`;
  return (
    <div className="screen-both sb-unstyled">
      {sizes.map((size) => (
        <a
          key={size}
          data-size={size}
          aria-label={nameAt(size)}
          href={`./?path=/story/${story.id}&globals=${inToolbar};viewport.value:${size}`}
          target="_top"
        >
          <span inert>
            <iframe
              key={inFrame}
              title={nameAt(size)}
              src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${inFrame}`}
              loading="lazy"
            />
          </span>
          {widths[size].name}
        </a>
      ))}
    </div>
  );
}
