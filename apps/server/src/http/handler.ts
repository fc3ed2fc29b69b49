import type { AnswerOf, Endpoint, EndpointName, Endpoints, FileAnswer, InputOf } from '@pabean/api/contract';
import type { Act, Scope } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { FileStream } from '../core/files/file-stream.ts';
import type { AnswerKey } from '../core/refusal.ts';
import type { Account } from '../core/viewer.ts';
import type { CallerOf } from './caller.ts';
import type { Deps } from './deps.ts';

/** What a handler gets. */
export interface Call<Row extends Endpoint> {
  /** `params`, `query` and `body` of the row, checked. */
  readonly input: InputOf<Row>;
  readonly caller: CallerOf<Row['access']>;
  /** For every query: the call's transaction where the row writes, else for reading only. */
  readonly db: Db;
  readonly now: Date;
  /** What the caller does: with the account where there is one. */
  readonly act: ActOf<CallerOf<Row['access']>>;
  /** The caller's address, as far as the network tells. */
  readonly address: string;
  /** The caller's browser and system, such as “Chrome, Windows”; null where they say nothing. */
  readonly device: string | null;
  readonly deps: Deps;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Does something outside the store once the call's transaction is kept; failing there changes no answer. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

/** A visitor has no account to act with. */
type ActOf<Calling> = Calling extends { readonly account: Account } ? Act : Scope;

/** What a handler answers: what the row promises, with the code of its message instead of words. */
export type HandlerAnswer<Row extends Endpoint> =
  AnswerOf<Row> extends { readonly message: string }
    ? Omit<AnswerOf<Row>, 'message'> & { readonly message: AnswerKey }
    : Row['answer'] extends 'file'
      ? FileAnswer | FileStream
      : AnswerOf<Row>;

/** Answers a call, or throws a `Refusal`. */
export type Answer<Row extends Endpoint> = (
  call: Call<Row>,
) => Promise<HandlerAnswer<Row>> | HandlerAnswer<Row>;

/**
 * Answers one row of the endpoint table. Slow work that needs no transaction, such as hashing a password or looking into
 * a file, stands in `prepare`, which gives what the transaction runs; there `db` only reads.
 */
export type Handler<Row extends Endpoint> =
  | Answer<Row>
  | { readonly prepare: (call: Omit<Call<Row>, 'afterCommit'>) => Promise<Answer<Row>> | Answer<Row> };

/** Answers a row whose answer carries an `ETag`: as long as `version` says the same, who asks again gets 304. */
export interface VersionedHandler<Row extends Endpoint> {
  /** What the answer is made of, as a text that changes with it; it must cost next to nothing. */
  readonly version: (call: Call<Row>) => string;
  readonly answer: Answer<Row>;
}

/** The handler that a row wants. */
type HandlerOf<Row extends Endpoint> = Row extends { readonly revalidates: true }
  ? VersionedHandler<Row>
  : Handler<Row>;

/** One handler for every row: a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: HandlerOf<Endpoints[Name]> };
