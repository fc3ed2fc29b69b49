import { fill } from '@pabean/api/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../toast/toast-context.ts';
import { isWrong, type UploadFile, type UploadState } from './upload-file.ts';

type Words = UiMessages['fileUpload'];

/**
 * Says what has become of the files, and no percentages: in the app's live region, or, where there is none, in the
 * words that it returns for a region of one's own.
 */
export function useNews(files: readonly UploadFile[], messages: Words) {
  const announce = useAnnounce();
  const [own, setOwn] = useState('');
  const known = useRef<ReadonlyMap<string, UploadState>>(undefined);
  const say = useEffectEvent((now: readonly UploadFile[]) => {
    const before = known.current;
    known.current = new Map(now.map(({ id, state }) => [id, state]));
    if (!before) return;
    const news = now.map((file) => newsOf(file, before.get(file.id), messages)).filter(Boolean);
    if (news.length > 0) (announce ?? setOwn)(news.join(' '));
  });
  useEffect(() => say(files), [files]);
  return announce ? undefined : own;
}

function newsOf(file: UploadFile, before: UploadState | undefined, messages: Words): string | undefined {
  if (file.state === before) return undefined;
  const { name } = file;
  if (isWrong(file)) return file.error ?? fill(messages.failed, { name });
  if (file.state === 'done') return fill(messages.uploaded, { name });
  return before ? undefined : fill(messages.added, { name });
}
