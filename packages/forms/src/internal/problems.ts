import { type CallFailure, explain, type LocalMessages } from '@pabean/api/rules';
import type * as z from 'zod/mini';

/** What is wrong with one field, by its name in the form (`rows.0.number`). */
export type Problems = Readonly<Record<string, string>>;

/** The words of a field: found by the issue's path, so that each row of a list may have its own. */
export type LabelOf = (path: readonly PropertyKey[]) => string;

/** Issues in words, the first of each field. */
export function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  labelOf: LabelOf,
  messages: LocalMessages,
): Problems {
  const problems: Record<string, string> = {};
  for (const issue of issues)
    problems[issue.path.join('.')] ??= explain(issue, labelOf(issue.path), messages);
  return problems;
}

/** The refused fields of a failed call that the form has, and the sentences that concern no field of it. */
export function sortFailure(failure: CallFailure, hasField: (name: string) => boolean) {
  const problems: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of failure.fieldErrors) {
    const name = path.join('.');
    if (hasField(name)) problems[name] ??= message;
    else others.push(message);
  }
  return { problems, others };
}
