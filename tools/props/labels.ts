import { en } from '../../packages/api/src/rules/messages/en.ts';
import { ppftzLabelsEn } from '../../packages/api/src/rules/messages/ppftz-labels-en.ts';
import { transitLabelsEn } from '../../packages/api/src/rules/messages/transit-labels-en.ts';
import type { Member } from './data.ts';

// A number and a day are something else in each record.
const { number: _number, date: _date, ...shared } = en.labels;
const labels: Readonly<Record<string, string>> = { ...transitLabelsEn, ...ppftzLabelsEn, ...shared };

/** Whether a file declares what is filled in: its members have names in the dictionaries of labels. */
export const holdsFields = (file: string): boolean =>
  file.startsWith('packages/api/src/contract/') || file.endsWith('/schema.ts');

/** A field that says nothing of itself is what people call it. */
export function labelled(member: Member): Member {
  const label = Object.hasOwn(labels, member.name) ? labels[member.name] : undefined;
  return member.description || !label ? member : { ...member, description: `${label}.` };
}
