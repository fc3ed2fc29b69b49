import * as z from 'zod/mini';
import { failureTextOf } from '../client/failure-text.ts';
import { failure } from '../contract/answers.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { Came } from './exchange.ts';
import { addLeniencies, type Leniencies } from './leniencies.ts';
import type { Reading } from './reading.ts';
import type { Difference } from './report.ts';

/** Findings about a call while it is checked. */
export interface Findings {
  readonly differences: Difference[];
  readonly notes: string[];
  readonly leniencies: Leniencies;
  /** Whether the provider answered it successfully, and not only with a refusal. */
  isTried: boolean;
  /** Why it was not tried. */
  reason?: string;
}

/** Reason for an optional call that the provider does not have. */
export const notOffered = 'The provider does not offer it; the documents do not ask for it.';

/** Empty findings. */
export const noFindings = (): Findings => ({
  differences: [],
  notes: [],
  leniencies: new Map(),
  isTried: false,
});

/** Adds a note once. */
export function note({ notes }: Findings, sentence: string): void {
  if (!notes.includes(sentence)) notes.push(sentence);
}

/** Adds a difference once. */
export function differ({ differences }: Findings, ...found: readonly Difference[]): void {
  const isNew = ({ message }: Difference) => !differences.some((each) => each.message === message);
  differences.push(...found.filter(isNew));
}

/** Adds the findings of one reading. */
export function addReading(
  findings: Findings,
  { differences, notes, leniencies = new Map() }: Reading,
): void {
  differ(findings, ...differences);
  for (const each of notes) note(findings, each);
  addLeniencies(findings.leniencies, leniencies);
}

/** Adds findings about the same call from another time. */
export function addFindings(findings: Findings, other: Findings): void {
  addReading(findings, { value: undefined, ...other });
  findings.isTried ||= other.isTried;
  findings.reason ??= other.reason;
}

/**
 * Notes how a refusal carries its text. Clients find the text in many shapes; without one they show their own message.
 */
export function noteFailureShape(findings: Findings, { status, body }: Came): void {
  if (z.safeDecode(failure, body as never).success) return;
  const hasMessage = failureTextOf(body).message !== '';
  note(
    findings,
    hasMessage
      ? `The failure ${status} has another shape than {status, message, errors}; its words are found.`
      : `The failure ${status} says nothing that could be shown.`,
  );
}

/** Calls that the contract adds to the documents: a provider need not have them. */
export const addedCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'activateTwoFactor',
  'announcementList',
  'changeNpwp',
  'checkLicence',
  'copyApplication',
  'deactivateTwoFactor',
  'deleteMasterDokap',
  'endSessions',
  'health',
  'masterDokapList',
  'openApi',
  'performanceReportFile',
  'performanceReportList',
  'renewRecoveryCodes',
  'reportCrash',
  'reportTemplate',
  'sessionList',
  'startTwoFactor',
]);
