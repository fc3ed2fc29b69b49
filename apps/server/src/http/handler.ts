import type {
  AnswerOf,
  CostClass,
  Endpoint,
  EndpointName,
  Endpoints,
  FileAnswer,
  InputOf,
} from '@pabean/api/contract';
import type { Act, Scope } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { FileStream } from '../core/files/file-stream.ts';
import type { AnswerKey } from '../core/refusal.ts';
import type { Account } from '../core/viewer.ts';
import type { CallerOf } from './caller.ts';
import type { Deps } from './deps.ts';

/** Dependencies by the cost of using them: a handler has them only if its row has that cost. */
interface Costly {
  draw: 'pdf';
  hash: 'passwords';
  sheet: 'xlsx' | 'workbooks';
  upload: never;
}

/** The dependencies of a row's handler. */
type DepsOf<Row extends Endpoint> = Omit<Deps, Costly[CostClass] | 'turns'> &
  Pick<Deps, Row['cost'] extends CostClass ? Costly[Row['cost']] : never>;

/** The input of a handler. */
export interface Call<Row extends Endpoint> {
  /** `params`, `query` and `body` of the row, checked. */
  readonly input: InputOf<Row>;
  readonly caller: CallerOf<Row['access']>;
  /** For every query: the call's transaction if the row writes, else a read-only connection. */
  readonly db: Db;
  readonly now: Date;
  /** The act of the caller, with the account if there is one. */
  readonly act: ActOf<CallerOf<Row['access']>>;
  /** The caller's address. */
  readonly address: string;
  /** The caller's browser and operating system, such as “Chrome, Windows”; null if unknown. */
  readonly device: string | null;
  readonly deps: DepsOf<Row>;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
  /** Runs an effect outside the store after the call's transaction is committed; its failure does not change the response. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

/** Visitors have no account. */
type ActOf<Calling> = Calling extends { readonly account: Account } ? Act : Scope;

/** The result of a handler: the row's output, with the code of its message instead of the text. */
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
 * Answers one row of the endpoint table. Slow work without a transaction, such as hashing a password or checking a file, is in
 * `prepare`, which returns the function that the transaction runs; there `db` is read-only.
 */
export type Handler<Row extends Endpoint> =
  | Answer<Row>
  | { readonly prepare: (call: Omit<Call<Row>, 'afterCommit'>) => Promise<Answer<Row>> | Answer<Row> };

/** Answers a row whose response has an `ETag`: while `version` is unchanged, a repeated request gets 304. */
export interface VersionedHandler<Row extends Endpoint> {
  /** The version of the response's data, as a text; must be cheap. */
  readonly version: (call: Call<Row>) => string;
  readonly answer: Answer<Row>;
}

/** The type of a row's handler. */
type HandlerOf<Row extends Endpoint> = Row extends { readonly revalidates: true }
  ? VersionedHandler<Row>
  : Handler<Row>;

/** One handler for every row: a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: HandlerOf<Endpoints[Name]> };
