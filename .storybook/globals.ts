import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbar.ts';

interface Channel {
  last: (event: string) => [{ globals?: Globals }] | undefined;
}

const lastOf = (channel: Channel): Globals => ({
  ...initialGlobals,
  ...channel.last(SET_GLOBALS)?.[0].globals,
  ...channel.last(GLOBALS_UPDATED)?.[0].globals,
});

/** The current globals of the toolbar, for pages without a story. */
export function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => lastOf(channel as Channel));
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals((last) => ({ ...last, ...event.globals }));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** The globals in a story's URL. The accessibility check is left to the page around. */
export const globalsInAddress = (globals: Globals) =>
  [...Object.keys(initialGlobals).map((name) => `${name}:${globals[name]}`), 'a11y.manual:!true'].join(';');
