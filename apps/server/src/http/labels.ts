import type { EndpointName } from '@pabean/api/contract';
import { type FieldLabel, id } from '@pabean/api/rules';

/** Fields that are called differently on some calls. */
const special: Partial<Record<EndpointName, Readonly<Record<string, FieldLabel>>>> = {
  saveContainers: { number: 'containerNumber', size: 'containerSize' },
  saveDatedDocument: { number: 'documentNumber', date: 'documentDate' },
  saveDokap: { code: 'dokapCode' },
  updateDokap: { code: 'dokapCode' },
};

/** What people call a field of a call; an unknown one keeps the name it came with. */
export function labelOf(call: EndpointName, field: string): string {
  const key = special[call]?.[field] ?? field;
  return Object.hasOwn(id.labels, key) ? id.labels[key as FieldLabel] : field;
}
