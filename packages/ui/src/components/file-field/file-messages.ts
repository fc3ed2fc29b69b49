import { type FileKind, fill, kilobytes, type UploadLimit, visibleSigns } from '@pabean/api/rules';
import type { UiMessages } from '../../messages/index.ts';
import type { FileRefusal } from './check-file.ts';

type Messages = UiMessages['fileField'];

const typesOf = {
  document: 'documents',
  csv: 'csv',
  manifest: 'manifests',
} as const satisfies Record<FileKind, keyof Messages>;

/** The accepted files: “PDF, JPG or PNG, at most 800 Kb”. */
export const limitText = (messages: Messages, kind: FileKind, limit: UploadLimit) =>
  fill(messages.limit, { types: messages[typesOf[kind]], max: limit.shownKb });

/** Why a file is refused: “File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.” */
export const refusalText = (messages: Messages, file: File, reason: FileRefusal, limit: UploadLimit) =>
  fill(messages[reason], { name: visibleSigns(file.name), size: kilobytes(file.size), max: limit.shownKb });

/** “268 Kb”. */
export const sizeText = (messages: Messages, bytes: number) =>
  fill(messages.size, { size: kilobytes(bytes) });
