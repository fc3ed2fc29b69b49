import type { ComponentProps } from 'react';
import { PageStory } from '../../.storybook/page-story.tsx';

/** Props of {@link OpenOverlay}. */
export interface OpenOverlayProps {
  /** The component. */
  name: string;
  /** A story that shows it open, in a frame on a page. */
  of: ComponentProps<typeof PageStory>['of'];
  /** Whether it takes the full width. */
  isWide?: boolean;
}

/** One box of the page of overlays. */
export function OpenOverlay({ name, of, isWide = false }: OpenOverlayProps) {
  return (
    <section data-wide={isWide || undefined}>
      <h2>{name}</h2>
      <PageStory of={of} />
    </section>
  );
}
