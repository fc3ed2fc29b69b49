import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record as it travels: the names of the documents, values of whatever kind a database gives. */
export type Row = Record<string, unknown>;

/** An answer: JSON unless `type` says otherwise. */
export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as a route sees it. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Row;
  readonly token: string | undefined;
  /** Where the asker reached the provider, as its `Host` says. */
  readonly origin: string;
}

/** The routes of a part of the provider: `POST dokap` → what it answers. */
export type Routes = Readonly<Record<string, (asked: Asked) => Answer>>;

/** What most routes answer: a record or a list, without anything around it. */
export const json = (body: Row | readonly Row[]): Answer => ({ body });

/** A request as it came, for tests to look at. */
export interface Seen {
  readonly method: string;
  /** Path and query below the root of the API, without a slash in front. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Row;
}

/** Thrown by a route to answer something else than success. */
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

/** A server over routes, with everything that it was asked, and answers that tests put in a route's place. */
export interface Listening {
  /** Its own address, without a slash at the end. */
  readonly origin: string;
  readonly seen: Seen[];
  /** The next request of this route, such as `POST kirim`, gets this answer and changes nothing. */
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
