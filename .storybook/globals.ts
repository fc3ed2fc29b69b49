import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './looks.ts';

interface Channel {
  last: (event: string) => [{ globals?: Globals }] | undefined;
}

const lastOf = (channel: Channel | undefined): Globals => ({
  ...channel?.last(SET_GLOBALS)?.[0].globals,
  ...channel?.last(GLOBALS_UPDATED)?.[0].globals,
});

const looksOf = (globals: Globals) =>
  JSON.stringify(Object.keys(initialGlobals).map((name) => globals[name]));

/** What the toolbar says to the page around a story that stands in a frame of its own; nothing elsewhere. */
export function globalsAround(): Globals {
  const around = window.parent as Window & {
    __STORYBOOK_PREVIEW__?: unknown;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  try {
    return around !== window && around.__STORYBOOK_PREVIEW__
      ? lastOf(around.__STORYBOOK_ADDONS_CHANNEL__)
      : {};
  } catch {
    return {}; // A page of another origin.
  }
}

/** What the toolbar says now, for pages without a story. Stories in frames follow by loading again. */
export function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => lastOf(channel as Channel));
  useEffect(() => {
    const now = lastOf(channel as Channel);
    let seen = looksOf(now);
    setGlobals(now);
    const update = (event: { globals: Globals }) => {
      const looks = looksOf(event.globals);
      // Stories in frames say theirs to this channel as well: only what is new matters.
      if (looks === seen) return;
      seen = looks;
      setGlobals((last) => ({ ...last, ...event.globals }));
      for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.location.reload();
    };
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}
