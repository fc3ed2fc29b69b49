import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { type CallOptions, call, type Outcome, type Send } from '../src/testing/call.ts';
import type { Client } from '../src/testing/clients.ts';
import { dataUrl, dokapOf, headerOf } from '../src/testing/permit.ts';
import { createPace } from './pace.ts';
import { patiently, untilKnown } from './patience.ts';
import type { Random } from './random.ts';

/** The stored data of an application as a text: its status, and each document's number and file hash. */
export type Facts = string;

/** The facts of an application: `documents` are code, number and SHA-256, missing ones as an empty text. */
export const factsOf = (status: string, documents: readonly (readonly [string, string, string])[]): Facts =>
  [status, ...documents.map((document) => document.join(':')).sort()].join(' ');

/** A user who files one application after the other, and records the responses. */
export interface Filer {
  /** Makes calls until stopped; the last one may get no response. */
  work(until: AbortSignal): Promise<void>;
  /** Repeats a call without a response until there is one. */
  settle(): Promise<void>;
  /** The possible stored data under each used number; undefined for none. */
  allowed(): ReadonlyMap<string, readonly (Facts | undefined)[]>;
  readonly counts: Readonly<Counts>;
}

/** The sums of several filers. */
export interface Counts {
  /** Acknowledged writes. */
  answered: number;
  /** Those of them that had no response before. */
  repeated: number;
  /** Responses by status; 0 for none. */
  readonly statuses: Map<number, number>;
  /** Unexpected responses. */
  readonly wrong: string[];
}

/** Counts before anything was done. */
export const newCounts = (): Counts => ({ answered: 0, repeated: 0, statuses: new Map(), wrong: [] });

interface Document {
  readonly number: string;
  readonly sha256: string;
}

interface Filed {
  /** Undefined until the response to its first call. */
  readonly id?: string;
  readonly status: string;
  readonly documents: ReadonlyMap<string, Document>;
}

type AnyOutcome = Pick<Outcome<Endpoints['saveDokap']>, 'status' | 'headers' | 'failure'> & {
  readonly answer?: unknown;
};

/** A pending write. */
interface Step {
  readonly what: string;
  readonly number: string;
  readonly before: Filed | undefined;
  readonly after: Filed | undefined;
  readonly call: () => Promise<AnyOutcome>;
  /** Whether the call has an idempotency key, so that each repetition has the same response. */
  readonly once?: boolean;
  /** Whether it writes a document, which the server limits per minute. */
  readonly document?: boolean;
  tries: number;
}

const waiting: Document = { number: '', sha256: '' };
const demanded = ['1', '69', '70', '21', '22'];
const withFile = new Set(['1', '69', '75']);
/** The values of documents without a file. */
const values: Readonly<Record<string, { first: string; second: string }>> = {
  70: { first: 'SGL', second: '2' },
  21: { first: '2026-03-03', second: '2026-03-04' },
  22: { first: 'Gudang A', second: 'Batu Ampar' },
};
const mostDrafts = 5;
/** Documents that one user writes within a minute: the server accepts 60, and some are repeated. */
const documentsInAMinute = 45;
const minute = 60_000;

const asFacts = (filed: Filed | undefined): Facts | undefined =>
  filed &&
  factsOf(
    filed.status,
    [...filed.documents].map(([code, { number, sha256 }]) => [code, number, sha256]),
  );

/** A unique PDF, mostly small. */
function newPdf(random: Random, mostKb: number): Buffer {
  const kb = random.chance(0.8) ? random.below(Math.min(30, mostKb)) : random.below(mostKb);
  const filler = Buffer.alloc(kb * 1024, `${random.word()}\n`);
  return Buffer.concat([Buffer.from(`%PDF-1.4\n%${random.word()}\n`), filler, Buffer.from('\n%%EOF\n')]);
}

/** How filers reach a server, and their shared counts. */
export interface FilerOptions {
  /** Returns a server for each call. */
  readonly server: () => Send;
  readonly random: Random;
  readonly counts: Counts;
  /** The largest file. @default 900 KB */
  readonly mostKb?: number;
}

/** @param client A user with their own company, whose data no other user changes. */
export function createFiler({ username: user, token }: Client, options: FilerOptions): Filer {
  const { server, random, counts, mostKb = 900 } = options;
  const filed = new Map<string, Filed | undefined>();
  let open: Step | undefined;
  const mayBegin = createPace(documentsInAMinute, minute);

  const send = patiently(server);
  const ask = <Name extends EndpointName>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    headers: CallOptions['headers'] = {},
  ) => call(send, name, input, { token, headers });
  const keyed = () => ({ 'Idempotency-Key': random.word() });

  /** A call about a document, whose id is requested once. */
  function about(applicationId: string, code: string, work: (id: string) => Promise<AnyOutcome>) {
    let id: string | undefined;
    return async () => {
      if (id) return work(id);
      const { answer, ...refused } = await ask('dokapList', { body: { user, applicationId } });
      if (!answer) return refused;
      id = answer.find((dokap) => dokap.code === code)?.id;
      if (id) return work(id);
      counts.wrong.push(`document ${code} of ${applicationId} is gone`);
      throw new Error('There is no such document.');
    };
  }

  function create(): Step {
    const number = random.word();
    const headers = keyed();
    const documents = new Map(demanded.map((code) => [code, waiting]));
    const body = { ...headerOf({ number }), user };
    return {
      what: 'save a header',
      number,
      before: undefined,
      after: { status: '10', documents },
      once: true,
      tries: 0,
      async call() {
        const outcome = await ask('saveApplication', { body }, headers);
        const id = outcome.answer?.id;
        if (id) filed.set(number, { id, status: '10', documents });
        return outcome;
      },
    };
  }

  const change = (number: string, before: Filed, code: string, document: Document | undefined) => {
    const documents = new Map(before.documents);
    if (document) documents.set(code, document);
    else documents.delete(code);
    return { number, before, after: { ...before, documents }, tries: 0 };
  };

  /** Fills a document, replaces its file, or adds an optional one. */
  function write(number: string, before: Filed & { id: string }, code: string): Step {
    const bytes = withFile.has(code) ? newPdf(random, mostKb) : undefined;
    const first = bytes ? random.word() : (values[code]?.first ?? '');
    const sha256 = bytes ? createHash('sha256').update(bytes).digest('hex') : '';
    const body = {
      ...dokapOf(before.id, {
        code,
        ...values[code],
        ...(bytes && { first, file: dataUrl(bytes), extension: 'pdf' as const }),
      }),
      user,
    };
    const step = change(number, before, code, { number: first, sha256 });
    if (!before.documents.has(code)) {
      const headers = keyed();
      const save = () => ask('saveDokap', { body }, headers);
      return { ...step, what: 'add a document', once: true, document: true, call: save };
    }
    const update = about(before.id, code, (id) => ask('updateDokap', { body: { ...body, id } }));
    return { ...step, what: 'change a document', document: true, call: update };
  }

  function removeDocument(number: string, before: Filed & { id: string }, code: string): Step {
    const remove = about(before.id, code, (id) => ask('deleteDokap', { body: { user, id } }));
    return { ...change(number, before, code, undefined), what: 'delete a document', call: remove };
  }

  function removeDraft(number: string, before: Filed & { id: string }): Step {
    const remove = () => ask('deleteApplication', { body: { user, id: before.id } });
    return { what: 'delete a draft', number, before, after: undefined, tries: 0, call: remove };
  }

  function sendDraft(number: string, before: Filed & { id: string }): Step {
    const headers = keyed();
    const file = () => ask('sendApplication', { body: { user, id: before.id } }, headers);
    return {
      what: 'send',
      number,
      before,
      after: { ...before, status: '20' },
      once: true,
      tries: 0,
      call: file,
    };
  }

  function plan(): Step {
    const drafts = [...filed].flatMap(([number, each]) =>
      each?.id && each.status === '10' ? [{ number, draft: { ...each, id: each.id } }] : [],
    );
    if (drafts.length === 0 || (drafts.length < mostDrafts && random.chance(0.2))) return create();
    const missingIn = ({ documents }: Filed) => demanded.filter((code) => documents.get(code) === waiting);
    const [mostComplete] = drafts.toSorted((a, b) => missingIn(a.draft).length - missingIn(b.draft).length);
    const { number, draft } = mostComplete && random.chance(0.6) ? mostComplete : random.one(drafts);
    const missing = missingIn(draft);
    if (random.chance(0.06)) return removeDraft(number, draft);
    if (random.chance(0.1))
      return draft.documents.has('75') ? removeDocument(number, draft, '75') : write(number, draft, '75');
    if (random.chance(0.1)) return write(number, draft, '1');
    return missing.length > 0 ? write(number, draft, random.one(missing)) : sendDraft(number, draft);
  }

  /** Tries a step once, and returns whether its outcome is known. */
  async function attempt(step: Step): Promise<boolean> {
    step.tries++;
    const outcome = await step.call().catch(() => undefined);
    const status = outcome?.status ?? 0;
    counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
    if (!outcome || status === 503 || (status === 409 && step.tries > 1 && step.once)) {
      if (status === 503 && !outcome?.headers.get('retry-after'))
        counts.wrong.push(`${step.what}: 503 without Retry-After`);
      return false;
    }
    // A call beyond a limit had no effect, except an earlier try of it.
    if (status === 429 || status === 507) return step.tries === 1;
    const isGone = status === 404 && step.tries > 1 && step.what.startsWith('delete');
    if (status !== 200 && !isGone) {
      counts.wrong.push(`${step.what}, try ${step.tries}: ${status} ${JSON.stringify(outcome.failure)}`);
      return true;
    }
    filed.set(step.number, step.after && { ...filed.get(step.number), ...step.after });
    counts.answered++;
    if (step.tries > 1) counts.repeated++;
    if (step.tries > 1 && step.once) await repeat(step, outcome);
    return true;
  }

  /** A repeated call is answered as before. */
  async function repeat(step: Step, first: AnyOutcome) {
    const again = await step.call().catch(() => undefined);
    if (!again || [429, 503].includes(again.status)) return;
    if (JSON.stringify(again.answer) !== JSON.stringify(first.answer))
      counts.wrong.push(
        `${step.what} again: ${again.status} ${JSON.stringify(again.answer ?? again.failure)}`,
      );
  }

  return {
    counts,
    async work(until) {
      while (!until.aborted) {
        open ??= plan();
        if (open.document && open.tries === 0 && !mayBegin()) {
          open = undefined;
          await wait(50);
          continue;
        }
        if (!filed.has(open.number)) filed.set(open.number, undefined);
        const { answered } = counts;
        if (await attempt(open)) open = undefined;
        if (counts.answered === answered) await wait(20 + random.below(60));
      }
    },
    async settle() {
      const under = open;
      if (under)
        await untilKnown(
          () => attempt(under),
          () => `${under.what}, ${JSON.stringify([...counts.statuses])}`,
        );
      open = undefined;
    },
    allowed: () =>
      new Map(
        [...filed].map(([number, each]) => [
          number,
          open?.number === number ? [asFacts(open.before), asFacts(open.after)] : [asFacts(each)],
        ]),
      ),
  };
}
