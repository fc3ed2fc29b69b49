import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record on the wire: the documents' names, with a database's types of values. */
export type Row = Record<string, unknown>;

/** A response: JSON unless `type` is given. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as passed to a route. */
export interface ProviderRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Row;
  readonly token: string | undefined;
  /** The provider's URL, from the request's `Host`. */
  readonly origin: string;
}

/** The routes of a part of the provider: `POST dokap` → its handler. */
export type Routes = Readonly<Record<string, (asked: ProviderRequest) => Answer>>;

/** The response of most routes: a record or a list, without an envelope. */
export const json = (body: Row | readonly Row[]): Answer => ({ body });

/** A received request, for tests. */
export interface Seen {
  readonly method: string;
  /** Path and query below the root of the API, without a slash in front. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Row;
}

/** Thrown by a route for a failure response. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

const notFoundPage =
  '<!DOCTYPE html><html><head><title>Not Found</title></head><body>404 | Not Found</body></html>';

/** Finds the route of a path; `{names}` take one segment each. */
function match(routes: Routes, method: string, path: string) {
  for (const [pattern, handle] of Object.entries(routes)) {
    const names: string[] = [];
    const source = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
    const found = new RegExp(`^${source}$`).exec(`${method} ${path}`);
    if (!found) continue;
    const params = Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]),
    );
    return { handle, params };
  }
  return undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Row);
}

function write(response: ServerResponse, { status = 200, body, type, headers = {} }: Answer) {
  const content = body === undefined || type !== undefined ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': type ?? 'application/json', ...headers });
  response.end(content as string | Buffer | undefined);
}

/** A server of routes, with a record of all requests, and responses that tests can replace. */
export interface Listening {
  /** Its URL, without a slash at the end. */
  readonly origin: string;
  readonly seen: Seen[];
  /** The next request of this route, such as `POST kirim`, gets this response and changes nothing. */
  answerNext(route: string, answer: Answer): void;
  close(): Promise<void>;
}

/** Serves routes below `/api/`, and those that begin with a slash at the root. */
export async function listen(routes: Routes): Promise<Listening> {
  const seen: Seen[] = [];
  const planned = new Map<string, Answer[]>();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await bodyOf(request);
    const whole = url.startsWith('/api/') ? url.slice('/api/'.length) : url;
    seen.push({ method, path: whole, headers, body });
    const [path = '', search] = whole.split('?');
    const instead = planned.get(`${method} ${path}`)?.shift();
    if (instead) return instead;
    const found = match(routes, method, path);
    if (!found) return { status: 404, type: 'text/html', body: notFoundPage };
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const query = new URLSearchParams(search);
    return found.handle({ params: found.params, query, body, token, origin: `http://${headers.host}` });
  }

  const server: Server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => (error instanceof Refused ? error.answer : crashed(error)))
      .then((given) => write(response, given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answerNext(route, instead) {
      planned.set(route, [...(planned.get(route) ?? []), instead]);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const crashed = (error: unknown): Answer => ({
  status: 500,
  body: { message: String(error), exception: 'ErrorException', file: '/var/www/app.php', line: 12 },
});
