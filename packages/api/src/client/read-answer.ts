import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { orContractError, orNetworkError } from './failing.ts';
import type { Input } from './request.ts';

/** Reads a successful answer: a file, or what the row says in the names of the code. */
export async function readAnswer(row: Endpoint, input: Input, response: Response): Promise<unknown> {
  const { answer } = row;
  const bytes = await orNetworkError(row, () => response.arrayBuffer());
  if (answer === 'file') {
    // Files come seldom, and only after they were asked for.
    const { fileAnswerOf } = await orNetworkError(row, () => import('./file-answer.ts'));
    return fileAnswerOf(bytes, response.headers, nameIn(input.params));
  }
  return orContractError(row, () => z.decode(answer, JSON.parse(new TextDecoder().decode(bytes))));
}

const nameIn = (params: unknown) =>
  typeof params === 'object' && params !== null && 'name' in params ? String(params.name) : 'file';
