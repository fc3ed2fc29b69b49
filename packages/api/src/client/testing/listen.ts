import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

type Answer = (request: Request) => Response | Promise<Response>;

/** Serves a function from request to answer on a free port. */
export async function listen(answer: Answer) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = method === 'GET' ? null : (Readable.toWeb(incoming) as ReadableStream);
    const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' };
    const response = await answer(new Request(`http://${headers.host}${url}`, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Closes every connection, finished or not. */
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
