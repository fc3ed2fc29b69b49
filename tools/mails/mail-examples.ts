import { buildRegistration } from '@pabean/api/fixtures';
import { actAs, addProtected, createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { pdfUrl } from '../../apps/server/src/testing/permit.ts';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';

/** A mail as its reader gets it. */
export interface MailExample {
  /** What it is called by: the event and the reader, without ids. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Ids say nothing about the kind of a mail. */
const nameOf = (event: string) =>
  event
    .split(':')
    .filter((part) => !/^[0-9A-Z]{26}$|^[0-9a-f]{32,}$/.test(part))
    .join(':');

/** Each thing that people do and that causes mails. */
const flows: readonly ((server: TestServer) => Promise<unknown>)[] = [
  async function sendsAnApplication(server) {
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    await importir.fillAll(draft);
    await importir.send(draft);
  },
  async function registers(server) {
    const captcha = await solveCaptcha(server);
    const body = buildRegistration({ username: 'pendaftar', statementFile: pdfUrl, captcha });
    await server.call('register', { body });
  },
  async function forgetsThePassword(server) {
    await server.call('sendPasswordResetLink', { body: { email: 'tps@perusahaan.example' } });
  },
  async function changesThePassword(server) {
    const token = await server.signIn('ppjk');
    const newPassword = 'kata sandi baru yang panjang';
    const body = { user: 'ppjk', password: testPassword, newPassword, repeated: newPassword };
    await server.call('changePassword', { body }, token);
  },
  async function changesTheNpwp(server) {
    const token = await server.signIn('pesaing');
    await server.call('changeNpwp', { body: { npwp: '0021345678215000' } }, token);
  },
  async function setsUpASecondFactor(server) {
    const { username, code } = await addProtected(server, 'langkah-dua', 'setup');
    const token = await server.signIn(username, 'tfa');
    await server.call('confirmTwoFactor', { body: { username, password: testPassword, otp: code() } }, token);
  },
];

/** Every mail that a server sends, one of each kind, in the order of the flows above. */
export async function mailExamples(): Promise<MailExample[]> {
  const server = await createTestServer();
  try {
    for (const flow of flows) await flow(server);
    const rows = await server.store.db
      .selectFrom('outbox')
      .select(['event', 'subject', 'body', 'html'])
      .orderBy('id')
      .execute();
    const kinds = new Map<string, MailExample>();
    for (const { event, subject, body, html } of rows) {
      const name = nameOf(event);
      if (html !== null && !kinds.has(name)) kinds.set(name, { name, subject, text: body, html });
    }
    return [...kinds.values()];
  } finally {
    await server.close();
  }
}
