import { fill, formatDateTime } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { useFormMessages } from '../messages/use-messages.ts';
import type { DraftState } from './use-draft.ts';

/** The parts of a draft that its note needs. */
export type NotedDraft = Pick<DraftState<never>, 'savedAt' | 'lasts'>;

/** The note of when the draft was stored, and where; undefined while there is none. */
export function useDraftNote({ savedAt, lasts }: NotedDraft): string | undefined {
  const { saved, savedInTab } = useFormMessages('draft');
  const { timeZone } = useOffice();
  return savedAt && fill(lasts === 'tab' ? savedInTab : saved, { time: formatDateTime(savedAt, timeZone) });
}
