import type * as z from 'zod/mini';
import type { UserType } from '../rules/access.ts';
import type { UploadKind } from '../rules/office.ts';

/**
 * Who may make a call: everybody, as a visitor; every signed-in account; accounts of the listed types; or somebody
 * between password and second factor, with the five-minute `tfa_token`.
 */
export type Access = 'anyone' | 'signedIn' | 'secondStep' | readonly UserType[];

/** How often a call may be made; the figures belong to the server. */
export type RateClass = 'signIn' | 'standard' | 'write' | 'upload';

/** Which fact about the acting account a field repeats. */
export type ActingFact = 'username' | 'npwp';

/** The fields of a request that name who acts: the server refuses the call when they are not the caller's. */
export type Acting = {
  readonly [Place in 'params' | 'query' | 'body']?: Readonly<Record<string, ActingFact>>;
};

/** One call of the contract as data. Client, routing, authorization, OpenAPI and tests are derived from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API root, with `{parameters}`. */
  readonly path: string;
  /** One sentence for people. */
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** Whether the call changes the store: then all of it happens in one transaction, or nothing. @default false */
  readonly writes?: true;
  /** Where the acting user travels, by the names of the code. */
  readonly acting?: Acting;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Largest body in Kb of 1024 bytes, beside its files. @default 64 */
  readonly maxBodyKb?: number;
  /** Most lists, objects and commas in a body, where it carries a long list. @default 20000 */
  readonly maxParts?: number;
  /** Which of the office's limits each file in the body has. */
  readonly upload?: UploadKind;
  /** How many files the body carries, where it carries any. @default 1 */
  readonly files?: number;
  /** What a 200 carries: JSON of this schema, or a file's bytes. */
  readonly answer: z.ZodMiniType | 'file';
  /** Refusals beyond those every call may give (400, 401, 403, 408, 413, 415, 421, 422, 429, 500, 503, 507). */
  readonly failures?: readonly number[];
  /**
   * Whether the answer carries an `ETag`: asked with that as `If-None-Match`, the server answers 304 as long as nothing
   * changed. Only for calls that read.
   * @default false
   */
  readonly revalidates?: true;
  /** Whether the call takes an `Idempotency-Key` and then happens once. */
  readonly once?: boolean;
}

/** Keeps a row's exact types. */
export const endpoint = <const Row extends Endpoint>(row: Row) => row;

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? { [Key in Name]: z.output<Schema> }
  : unknown;

/** What a caller hands over: `params`, `query` and `body`, each only where the row has it. */
export type InputOf<Row extends Endpoint> = Part<'params', Row['params']> &
  (Row['query'] extends z.ZodMiniType ? { query?: z.output<Row['query']> } : unknown) &
  Part<'body', Row['body']>;

/** What a caller gets back: the parsed answer, or a file. */
export type AnswerOf<Row extends Endpoint> = Row['answer'] extends 'file'
  ? FileAnswer
  : OutputOf<Row['answer']>;

/** A file: its bytes, its media type and the name to save it under. */
export interface FileAnswer {
  /** What it holds. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, such as `application/pdf`. */
  readonly mediaType: string;
  /** The name to save it under. */
  readonly name: string;
}

/**
 * Fills a path's `{parameters}`, each encoded as one segment.
 * @throws {RangeError} for `.` and `..`: no encoding keeps an address from reading them as steps
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '.' || value === '..') throw new RangeError(`{${name}} of ${path} cannot be "${value}"`);
    return encodeURIComponent(value);
  });
}
