import { call, recordAs as recordOn } from '@pabean/server/testing';
import type { RunningServer } from './server.ts';

/** Creates PPFTZ records for a test, by the calls of a demo account. */
export const recordAs = (server: Pick<RunningServer, 'url' | 'token'>, user: string) =>
  recordOn(
    {
      signIn: (username) => server.token(username),
      call: (name, input, token) =>
        call((path, init) => fetch(server.url + path, init), name, input, { token }),
    },
    user,
  );
