import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { isoDate, otherwise, recordId, requiredText } from './fields.ts';
import { field, wire } from './wire.ts';

/**
 * A payment proof: its number as 16 letters or digits, and its day; {@link paymentProofUntil} refuses days to come.
 *
 * @beta
 */
export const paymentProof = z.object({
  /** The NTPN: 16 letters or digits. */
  number: field(
    'NO_NTPN',
    requiredText(16, { clean: (typed) => typed.replace(/[\s.-]/g, '').toUpperCase() }).check(
      otherwise((typed) => /^[A-Z0-9]{16}$/.test(typed), 'ntpn'),
    ),
    'ntpn',
  ),
  /** The day of the payment, `YYYY-MM-DD`. */
  date: field('TGL_NTPN', isoDate, 'ntpnDate'),
});

/**
 * Schema of a payment proof, in the dialog and on the server.
 *
 * @param today The customs office's calendar day, `YYYY-MM-DD`.
 * @beta
 */
export const paymentProofUntil = (today: string) =>
  z.extend(paymentProof, {
    date: field('TGL_NTPN', isoDate.check(otherwise((day) => day <= today, 'future')), 'ntpnDate'),
  });

/** @beta */
export const savePaymentProof = endpoint({
  method: 'POST',
  path: 'ppftz/billing',
  summary:
    'Say how a PPFTZ record was paid, while it waits for that; said again, it takes the place of the first.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  body: wire(z.extend(paymentProof, { id: field('id', recordId, 'ppftzRecord') })),
  answer: done,
  failures: [404, 409],
});

/** A payment proof, as in its form. */
export type PaymentProof = z.output<typeof paymentProof>;
