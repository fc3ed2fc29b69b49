import { fill, formatDateTime } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { useFormMessages } from '../messages/use-messages.ts';
import type { DraftState } from './use-draft.ts';

/** What the note about a draft needs to know of it. */
export type NotedDraft = Pick<DraftState<never>, 'savedAt' | 'lasts'>;

/** When the draft was kept, and where; undefined as long as there is none. */
export function useDraftNote({ savedAt, lasts }: NotedDraft): string | undefined {
  const { saved, savedInTab } = useFormMessages('draft');
  const { timeZone } = useOffice();
  return savedAt && fill(lasts === 'tab' ? savedInTab : saved, { time: formatDateTime(savedAt, timeZone) });
}
