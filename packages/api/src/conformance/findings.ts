import * as z from 'zod/mini';
import { failureTextOf } from '../client/failure-text.ts';
import { failure } from '../contract/answers.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { Came } from './exchange.ts';
import { addLeniencies, type Leniencies } from './leniencies.ts';
import type { Reading } from './reading.ts';
import type { Difference } from './report.ts';

/** What is found about a call while it is looked at. */
export interface Findings {
  readonly differences: Difference[];
  readonly notes: string[];
  readonly leniencies: Leniencies;
  /** Whether the provider has answered it as an answer, and not only as a refusal. */
  isTried: boolean;
  /** Why not. */
  reason?: string;
}

/** Why a call is not tried that the provider lacks, and need not have. */
export const notOffered = 'The provider does not offer it; the documents do not ask for it.';

/** Nothing found yet. */
export const noFindings = (): Findings => ({
  differences: [],
  notes: [],
  leniencies: new Map(),
  isTried: false,
});

/** Adds a sentence once. */
export function note({ notes }: Findings, sentence: string): void {
  if (!notes.includes(sentence)) notes.push(sentence);
}

/** Adds a difference once. */
export function differ({ differences }: Findings, ...found: readonly Difference[]): void {
  const isNew = ({ message }: Difference) => !differences.some((each) => each.message === message);
  differences.push(...found.filter(isNew));
}

/** Adds what was read. */
export function addReading(
  findings: Findings,
  { differences, notes, leniencies = new Map() }: Reading,
): void {
  differ(findings, ...differences);
  for (const each of notes) note(findings, each);
  addLeniencies(findings.leniencies, leniencies);
}

/** Adds what was found about the same call at another time. */
export function addFindings(findings: Findings, other: Findings): void {
  addReading(findings, { value: undefined, ...other });
  findings.isTried ||= other.isTried;
  findings.reason ??= other.reason;
}

/** Looks at how a refusal is said. Clients find the words of many shapes; what has none is shown in their own. */
export function noteFailureShape(findings: Findings, { status, body }: Came): void {
  if (z.safeDecode(failure, body as never).success) return;
  const says = failureTextOf(body).message !== '';
  note(
    findings,
    says
      ? `The failure ${status} has another shape than {status, message, errors}; its words are found.`
      : `The failure ${status} says nothing that could be shown.`,
  );
}

/** Calls that the contract adds to the documents: a provider may lack them. */
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
  'reportTemplate',
  'sessionList',
  'startTwoFactor',
]);
