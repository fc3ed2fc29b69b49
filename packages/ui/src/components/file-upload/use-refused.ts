import type { FileKind, UploadLimit } from '@pabean/api/rules';
import { useRef, useState } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { refuseFile } from '../file-field/check-file.ts';
import { refusalText } from '../file-field/file-messages.ts';
import type { UploadFile } from './upload-file.ts';

/** The limits that files are checked against, and the messages for a refusal. */
interface Check {
  kind: FileKind;
  limit: UploadLimit;
  messages: UiMessages['fileField'];
}

/** Files that were chosen but refused: they stay visible, with the reason, until they are removed. */
export function useRefused({ kind, limit, messages }: Check) {
  const [refused, setRefused] = useState<readonly UploadFile[]>([]);
  const count = useRef(0);

  function refuse(file: File): UploadFile[] {
    const reason = refuseFile(file, kind, limit);
    if (!reason) return [];
    count.current += 1;
    const error = refusalText(messages, file, reason, limit);
    return [{ id: `refused-${count.current}`, name: file.name, bytes: file.size, state: 'refused', error }];
  }

  /**
   * Separates accepted from refused files; a refused file is removed when another one of its name is chosen, or any
   * other one where `several` is false.
   */
  function acceptFiles(picked: readonly File[], several: boolean): File[] {
    const names = new Set(picked.map(({ name }) => name));
    const wrong = picked.flatMap(refuse);
    setRefused((before) => [...(several ? before.filter(({ name }) => !names.has(name)) : []), ...wrong]);
    return picked.filter((file) => !refuseFile(file, kind, limit));
  }

  const removeRefused = (id: string) => setRefused((before) => before.filter((each) => each.id !== id));
  return { refused, acceptFiles, removeRefused };
}
