import * as z from 'zod/mini';
import type { Endpoint, FileAnswer } from '../contract/endpoint.ts';
import { wireNamesOf } from '../contract/wire.ts';
import { orContractError, orNetworkError } from './failing.ts';
import { saysFailed } from './failure-text.ts';
import { fileAnswerOf } from './file-answer.ts';
import { refusal } from './refusal.ts';
import { type Input, nameOf } from './request.ts';

/**
 * Reads an answer of a successful status: a file, or what the row says in the names of the code.
 * @throws {ApiError} when the body says that the call failed all the same, or does not follow the contract
 */
export async function readAnswer(row: Endpoint, input: Input, answer: Response): Promise<unknown> {
  const name = nameOf(row);
  if (row.answer === 'file') return readFile(name, answer, nameIn(input.params));
  const bytes = await orNetworkError(name, () => answer.arrayBuffer());
  const schema = row.answer;
  const body = orContractError(name, () => parse(bytes));
  if (saysFailed(body, (field) => reads(schema, field))) throw refusal(answer, body, row);
  return orContractError(name, () => z.decode(schema, body));
}

/**
 * Reads a file: that of a row of the table, or what a row's address leads to.
 * @throws {ApiError} when what came instead is the provider's word that there is none
 */
export async function readFile(name: string, answer: Response, fallbackName: string): Promise<FileAnswer> {
  const bytes = await orNetworkError(name, () => answer.arrayBuffer());
  const isJson = /^application\/json\b/i.test(answer.headers.get('content-type') ?? '');
  const body = isJson ? orContractError(name, () => parse(bytes)) : undefined;
  if (saysFailed(body, () => false)) throw refusal(answer, body);
  return fileAnswerOf(bytes, answer.headers, fallbackName);
}

/** An answer without a body says nothing, and is read as an empty record. */
const parse = (bytes: ArrayBuffer): unknown =>
  bytes.byteLength === 0 ? {} : JSON.parse(new TextDecoder().decode(bytes));

const reads = (schema: z.ZodMiniType, field: string) =>
  Object.values(wireNamesOf(schema) ?? {}).includes(field);

const nameIn = (params: unknown) =>
  typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : 'file';
