import type { AnswerOf, EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../session/session.ts';

/** What a handler gets. */
export interface Call<Row extends Endpoints[EndpointName]> {
  /** `params`, `query` and `body` of the row, checked. */
  readonly input: InputOf<Row>;
  /** The signed-in account; undefined on calls that everybody may make. */
  readonly account: Row['access'] extends 'anyone' ? undefined : Session['account'];
  /** The session of the bearer token; undefined like the account. */
  readonly session: Row['access'] extends 'anyone' ? undefined : Session;
  /**
   * For every query. Calls of the rate classes `write` and `upload` run in one writing transaction and this is it;
   * all others only read. A handler that writes elsewhere uses `deps.store.write`, outside such a transaction.
   */
  readonly db: Db;
  readonly now: Date;
  /** The caller's address, as far as the network tells. */
  readonly address: string;
  readonly deps: Deps;
  /** Does something outside the store once the call's transaction is kept; failing there changes no answer. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

/** Answers one row of the endpoint table, or throws a `Refusal`. */
export type Handler<Row extends Endpoints[EndpointName]> = (
  call: Call<Row>,
) => Promise<AnswerOf<Row>> | AnswerOf<Row>;

/** One handler for every row: a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> };

/** The handlers of some rows, as a resource's file exports them. */
export type HandlersOf<Name extends EndpointName> = Pick<Handlers, Name>;
