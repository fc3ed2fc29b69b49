import { sendDueMails } from '../mail/outbox.ts';
import type { Mail } from '../mail/send.ts';
import type { TestServer } from './test-server.ts';

/** Sends all queued mails and returns them as received. */
export async function takeMails({ deps }: Pick<TestServer, 'deps'>): Promise<Mail[]> {
  const taken: Mail[] = [];
  while (await sendDueMails({ ...deps, send: async (mail) => taken.push(mail) }));
  return taken;
}

/** The tokens of the links of a mail. */
export const tokensIn = ({ body }: Mail): string[] =>
  [...body.matchAll(/\/#\/updatepassword\/(\S+)/g)].map(([, token = '']) => token);
