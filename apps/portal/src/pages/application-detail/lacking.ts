import { type ApplicationHeader, type ListedDokap, permitHeader, typedHeaderOf } from '@pabean/api/contract';
import { explainMissing, type SharedMessages } from '@pabean/api/rules';
import { missingOf } from '../../permit/missing-of.ts';
import { fixOf, type Task } from '../../permit/task.ts';

/** Something that stands between a draft and its sending; the server has the last word. */
export interface Lack {
  readonly id: string;
  /** It in words, without a full stop. */
  readonly text: string;
  /** The name of the document that lacks it. */
  readonly name: string;
  /** Where it is fixed. */
  readonly task: Task;
}

/**
 * Whether nothing of the header that was to be typed is empty. The identity belongs to the company, and some providers
 * keep it back.
 */
export function hasWholeHeader(application: ApplicationHeader): boolean {
  if (application.missing) return application.missing.every(({ code }) => code !== 'header');
  const { error } = permitHeader.safeParse({ ...typedHeaderOf(application), identityNumber: '' });
  const empty = error?.issues.filter(({ message }) => message === 'required') ?? [];
  return empty.every(({ path }) => path[0] === 'identityNumber');
}

/** The documents that are not complete, each with all that it lacks, and those that are not there. */
export function lackingDocuments(
  documents: readonly ListedDokap[],
  missing: ApplicationHeader['missing'],
  messages: Pick<SharedMessages, 'missing' | 'labels'>,
): readonly Lack[] {
  const lacking = documents.flatMap((dokap) => {
    const texts = missingOf(dokap, missing).map((each) => explainMissing(each, messages));
    if (texts.length === 0) return [];
    return [{ id: dokap.id, text: texts.join('. '), name: dokap.name, task: fixOf(dokap) }];
  });
  const absent = missing?.filter(({ code, dokapId }) => code === 'dokap' && dokapId === undefined) ?? [];
  const toAdd = absent.map((each, index) => ({
    id: `absent-${index}`,
    text: explainMissing(each, messages),
    name: each.values?.dokap ?? '',
    task: { kind: 'add' } as const,
  }));
  return [...lacking, ...toAdd];
}
