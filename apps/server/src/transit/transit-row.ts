import { randomBytes } from 'node:crypto';
import { registrationCodeFrom, transitKinds } from '@pabean/api/rules';
import type { StoredTransit, TransitRequestTable } from '../core/db/tables/transit.ts';
import { newId } from '../core/id.ts';

const columnsOf = (request: StoredTransit) =>
  request.kind === transitKinds.passenger
    ? { person: request.notifierName, port: request.portIn, expected_on: request.arrivalDate }
    : { person: request.courierName, port: request.arrivalPort, expected_on: request.expectedDate };

/** The row of a new transit request. Its code has 75 random bits, the id of its PDF 128. */
export function newTransitRow(request: StoredTransit, now: Date): TransitRequestTable {
  const { kind, carrier } = request;
  return {
    id: newId(now),
    code: registrationCodeFrom(randomBytes(15)),
    pdf_id: randomBytes(16).toString('base64url'),
    kind,
    ...columnsOf(request),
    carrier,
    content: JSON.stringify(request),
    filed_at: now.toISOString(),
    seen_at: null,
    seen_by: null,
  };
}

/** The request in a row. */
export const readTransit = ({ content }: Pick<TransitRequestTable, 'content'>) =>
  JSON.parse(content) as StoredTransit;
