import { fill } from '@pabean/api/rules';
import { type ReactNode, useCallback, useState } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';

/** Changes of rows that are announced to screen readers. A deletion is announced by the restore button, which has the focus. */
export type Happening =
  | 'added'
  | 'copied'
  | 'restored'
  | 'restoredAtEnd'
  | 'undone'
  | 'filled'
  | 'filledAtEnd'
  | 'replaced'
  | 'found';

/** Text for a live region; an equal text is announced again. */
export function useListAnnouncement() {
  const messages = useFormMessages('listAnnouncements');
  const [said, setSaid] = useState<{ times: number; text: string }>({ times: 0, text: '' });
  const say = useCallback(
    (what: Happening, row: number, count = 1) =>
      setSaid(({ times }) => ({
        times: times + 1,
        text: fill(messages[what], { row, count }),
      })),
    [messages],
  );
  const node: ReactNode = said.times > 0 && <span key={said.times}>{said.text}</span>;
  return { said: node, say };
}
