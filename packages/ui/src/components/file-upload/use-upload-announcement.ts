import { fill } from '@pabean/api/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../toast/toast-context.ts';
import { isWrong, type UploadFile, type UploadState } from './upload-file.ts';

type Messages = UiMessages['fileUpload'];

/**
 * Announces changes of the files' states, but no percentages: in the app's live region, or, where there is none,
 * through the returned text for a live region of the component.
 */
export function useUploadAnnouncement(files: readonly UploadFile[], messages: Messages) {
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const last = useRef<ReadonlyMap<string, UploadState>>(undefined);
  const announceChanges = useEffectEvent((now: readonly UploadFile[]) => {
    const before = last.current;
    last.current = new Map(now.map(({ id, state }) => [id, state]));
    if (!before) return;
    const changes = now.map((file) => announcementOf(file, before.get(file.id), messages)).filter(Boolean);
    if (changes.length > 0) (announce ?? setText)(changes.join(' '));
  });
  useEffect(() => announceChanges(files), [files]);
  return announce ? undefined : text;
}

function announcementOf(
  file: UploadFile,
  before: UploadState | undefined,
  messages: Messages,
): string | undefined {
  if (file.state === before) return undefined;
  const { name } = file;
  if (isWrong(file)) return file.error ?? fill(messages.failed, { name });
  if (file.state === 'done') return fill(messages.uploaded, { name });
  return before ? undefined : fill(messages.added, { name });
}
