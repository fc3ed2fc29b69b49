import * as z from 'zod/mini';
import type { Endpoint, FileAnswer } from '../contract/endpoint.ts';
import { wireNamesOf } from '../contract/wire.ts';
import { orContractError, orNetworkError } from './failing.ts';
import { reportsFailure } from './failure-text.ts';
import { fileAnswerOf } from './file-answer.ts';
import { refusal } from './refusal.ts';
import { type Input, nameOf } from './request.ts';

/**
 * Reads an answer with a successful status: a file, or the row's answer under property names of the code.
 * @throws {ApiError} when the body reports a failure, or does not match the contract
 */
export async function readAnswer(row: Endpoint, input: Input, answer: Response): Promise<unknown> {
  const name = nameOf(row);
  if (row.answer === 'file') return readFile(name, answer, nameIn(input.params));
  const bytes = await orNetworkError(name, () => answer.arrayBuffer());
  const schema = row.answer;
  const body = orContractError(name, () => parse(bytes));
  if (reportsFailure(body, (field) => reads(schema, field))) throw refusal(answer, body, row);
  return orContractError(name, () => z.decode(schema, body));
}

/**
 * Reads a file: the answer of a row of the table, or the file at a row's address.
 * @throws {ApiError} when the provider sent an error in the file's place
 */
export async function readFile(name: string, answer: Response, fallbackName: string): Promise<FileAnswer> {
  const bytes = await orNetworkError(name, () => answer.arrayBuffer());
  const isJson = /^application\/json\b/i.test(answer.headers.get('content-type') ?? '');
  const body = isJson ? orContractError(name, () => parse(bytes)) : undefined;
  if (reportsFailure(body, () => false)) throw refusal(answer, body);
  return fileAnswerOf(bytes, answer.headers, fallbackName);
}

/** An answer without a body is read as an empty record. */
const parse = (bytes: ArrayBuffer): unknown =>
  bytes.byteLength === 0 ? {} : JSON.parse(new TextDecoder().decode(bytes));

const reads = (schema: z.ZodMiniType, field: string) =>
  Object.values(wireNamesOf(schema) ?? {}).includes(field);

const nameIn = (params: unknown) =>
  typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : 'file';
