import { fill } from '@pabean/api/rules';
import { type ReactNode, useCallback, useState } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';

/** Changes of rows that are announced to screen readers. A deletion is announced by the restore button, which has the focus. */
export type RowChange =
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
  const [announcement, setAnnouncement] = useState<{ times: number; text: string }>({ times: 0, text: '' });
  const announce = useCallback(
    (what: RowChange, row: number, count = 1) =>
      setAnnouncement(({ times }) => ({
        times: times + 1,
        text: fill(messages[what], { row, count }),
      })),
    [messages],
  );
  const node: ReactNode = announcement.times > 0 && <span key={announcement.times}>{announcement.text}</span>;
  return { announcement: node, announce };
}
