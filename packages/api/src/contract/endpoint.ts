import type * as z from 'zod/mini';
import type { UserType } from '../rules/access.ts';
import type { UploadKind } from '../rules/office.ts';

/**
 * Who may make a call: everybody, as a visitor; every signed-in account; accounts of the listed types; or a caller
 * between password and second factor, with the five-minute `tfa_token`.
 */
export type Access = 'anyone' | 'signedIn' | 'secondStep' | readonly UserType[];

/** Rate limit class of a call; the server defines the figures. */
export type RateClass = 'signIn' | 'standard' | 'write' | 'upload';

/**
 * What makes a call costly for the server: it draws a PDF, hashes a password, reads or writes a workbook, or takes files. Of
 * several, the one that takes longest.
 */
export type CostClass = 'draw' | 'hash' | 'sheet' | 'upload';

/** Which fact about the acting account a field repeats. */
export type ActingFact = 'username' | 'npwp';

/** The request fields that name the actor: the server refuses the call when they are not the caller's. */
export type Acting = {
  readonly [Place in 'params' | 'query' | 'body']?: Readonly<Record<string, ActingFact>>;
};

/** One call of the contract as data. Client, routing, authorization, OpenAPI and tests derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API root, with `{parameters}`. */
  readonly path: string;
  /** One sentence of documentation. */
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** Why the call is costly, if it is: then one caller has a limited share of the server. @default none */
  readonly cost?: CostClass;
  /** Whether the call changes the store: it then runs in one transaction. @default false */
  readonly writes?: true;
  /**
   * `replica` where the answer may be stale by moments, so that a copy of the store can give it: data of the office that callers
   * cannot change. Only for calls that read.
   * @default the store itself
   */
  readonly reads?: 'replica';
  /** Where the request names the actor, by property names of the code. */
  readonly acting?: Acting;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Largest body in Kb of 1024 bytes, beside its files. @default 64 */
  readonly maxBodyKb?: number;
  /** Most lists, objects and commas in a body, where it carries a long list. @default 20000 */
  readonly maxParts?: number;
  /** Which of the customs office's upload limits applies to each file in the body. */
  readonly upload?: UploadKind;
  /** How many files the body carries, where it carries any. @default 1 */
  readonly files?: number;
  /** The answer with status 200: JSON of this schema, or a file's bytes. */
  readonly answer: z.ZodMiniType | 'file';
  /** Refusals beyond those of every call (400, 401, 403, 408, 413, 415, 421, 422, 429, 500, 503, 507). */
  readonly failures?: readonly number[];
  /**
   * Whether the answer carries an `ETag`: with that as `If-None-Match`, the server answers 304 as long as nothing
   * changed. Only for calls that read.
   * @default false
   */
  readonly revalidates?: true;
  /** Whether the call accepts an `Idempotency-Key`, which makes a repeated call happen once. */
  readonly once?: boolean;
}

/** Infers a row's exact type. */
export const endpoint = <const Row extends Endpoint>(row: Row) => row;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? { [Key in Name]: z.output<Schema> }
  : unknown;

/** Input of a call: `params`, `query` and `body`, each only where the row has it. */
export type InputOf<Row extends Endpoint> = Part<'params', Row['params']> &
  (Row['query'] extends z.ZodMiniType ? { query?: z.output<Row['query']> } : unknown) &
  Part<'body', Row['body']>;

/** Result of a call: the parsed answer, or a file. */
export type AnswerOf<Row extends Endpoint> = Row['answer'] extends 'file'
  ? FileAnswer
  : OutputOf<Row['answer']>;

/** A file: its bytes, its media type and the name to save it under. */
export interface FileAnswer {
  /** Its content. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, such as `application/pdf`. */
  readonly mediaType: string;
  /** The name to save it under. */
  readonly name: string;
}

/**
 * Fills a path's `{parameters}`, each encoded as one segment.
 * @throws {RangeError} for `.` and `..`: URLs resolve them as steps however they are encoded
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '.' || value === '..') throw new RangeError(`{${name}} of ${path} cannot be "${value}"`);
    return encodeURIComponent(value);
  });
}
