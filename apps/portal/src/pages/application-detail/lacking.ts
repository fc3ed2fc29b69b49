import { type ApplicationHeader, type ListedDokap, permitHeader } from '@pabean/api/contract';
import { explainMissing, missingInDokap, type SharedMessages } from '@pabean/api/rules';
import { mendingOf, type Task } from './task.ts';

/** Something that stands between a draft and its sending; the server has the last word. */
export interface Lack {
  readonly id: string;
  /** It in words, without a full stop. */
  readonly text: string;
  /** The document that lacks it. */
  readonly dokap: ListedDokap;
  /** Where it is mended. */
  readonly task: Task;
}

/**
 * Whether nothing of the header that was to be typed is empty. The identity belongs to the company, and some providers
 * keep it back.
 */
export function hasWholeHeader({ companyName, companyAddress, ...header }: ApplicationHeader): boolean {
  const typed = { ...header, name: companyName, address: companyAddress, identityNumber: '' };
  const { error } = permitHeader.safeParse(typed);
  const empty = error?.issues.filter(({ message }) => message === 'required') ?? [];
  return empty.every(({ path }) => path[0] === 'identityNumber');
}

/** The documents that are not complete, each with all that it lacks. */
export const lackingDocuments = (
  documents: readonly ListedDokap[],
  messages: Pick<SharedMessages, 'missing' | 'labels'>,
): readonly Lack[] =>
  documents.flatMap((dokap) => {
    const missing = missingInDokap(dokap).map((each) => explainMissing(each, messages));
    if (missing.length === 0) return [];
    return [{ id: dokap.id, text: missing.join('. '), dokap, task: mendingOf(dokap) }];
  });
