import { type ApplicationHeader, type ListedDokap, permitHeader, typedHeaderOf } from '@pabean/api/contract';
import { explainMissing, type SharedMessages } from '@pabean/api/rules';
import { missingOf } from '../../permit/missing-of.ts';
import { fixOf, type Task } from '../../permit/task.ts';

/** Something that is missing before a draft can be sent; the server decides in the end. */
export interface MissingPart {
  readonly id: string;
  /** Its text, without a full stop. */
  readonly text: string;
  /** The name of the incomplete document. */
  readonly name: string;
  /** Where it is fixed. */
  readonly task: Task;
}

/**
 * Returns whether no typed field of the header is empty. The identity belongs to the company, and some providers do not
 * send it.
 */
export function hasWholeHeader(application: ApplicationHeader): boolean {
  if (application.missing) return application.missing.every(({ code }) => code !== 'header');
  const { error } = permitHeader.safeParse({ ...typedHeaderOf(application), identityNumber: '' });
  const empty = error?.issues.filter(({ message }) => message === 'required') ?? [];
  return empty.every(({ path }) => path[0] === 'identityNumber');
}

/** The incomplete documents, each with all that is missing in it, and the missing documents. */
export function incompleteDocuments(
  documents: readonly ListedDokap[],
  missing: ApplicationHeader['missing'],
  messages: Pick<SharedMessages, 'missing' | 'labels'>,
): readonly MissingPart[] {
  const incomplete = documents.flatMap((dokap) => {
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
  return [...incomplete, ...toAdd];
}
