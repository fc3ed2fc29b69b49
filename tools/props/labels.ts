import { en } from '../../packages/api/src/rules/messages/en.ts';
import { ppftzLabelsEn } from '../../packages/api/src/rules/messages/ppftz-labels-en.ts';
import { transitLabelsEn } from '../../packages/api/src/rules/messages/transit-labels-en.ts';
import type { Member } from './data.ts';

// The label of a number or a day differs in each record.
const { number: _number, date: _date, ...shared } = en.labels;
const labels: Readonly<Record<string, string>> = { ...transitLabelsEn, ...ppftzLabelsEn, ...shared };

/** Whether a file declares form values, whose members have labels in the dictionaries. */
export const holdsFields = (file: string): boolean =>
  file.startsWith('packages/api/src/contract/') || file.endsWith('/schema.ts');

/** Uses a field's label if it has no description. */
export function labelled(member: Member): Member {
  const label = Object.hasOwn(labels, member.name) ? labels[member.name] : undefined;
  return member.description || !label ? member : { ...member, description: `${label}.` };
}
