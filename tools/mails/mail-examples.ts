import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registration } from '@pabean/api/contract';
import { buildRegistration } from '@pabean/api/fixtures';
import { actAs, addProtected, createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { giveCommand } from '../../apps/server/src/testing/decide-about.ts';
import { pdfUrl } from '../../apps/server/src/testing/permit.ts';
import { samplePdf } from '../../apps/server/src/testing/sample-files.ts';
import { solveCaptcha } from '../../apps/server/src/testing/solve-captcha.ts';

/** A sent mail. */
export interface MailExample {
  /** Its name: the event and the reader, without ids. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Ids are not part of the kind of a mail. */
const nameOf = (event: string) =>
  event
    .split(':')
    .filter((part) => !/^[0-9A-Z]{26}$|^[0-9a-f]{32,}$/.test(part))
    .join(':');

async function register(server: TestServer, values: Partial<Registration>) {
  const captcha = await solveCaptcha(server);
  const body = buildRegistration({ statementFile: pdfUrl, captcha, ...values });
  await server.call('register', { body });
}

/** All actions that cause mails. */
const flows: readonly ((server: TestServer) => Promise<unknown>)[] = [
  async function sendsAnApplication(server) {
    const importir = await actAs(server, 'importir');
    const draft = await importir.saveDraft();
    await importir.fillAll(draft);
    await importir.send(draft);
  },
  (server) => register(server, { username: 'pendaftar' }),
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
  async function usesASecondFactor(server) {
    const { username, code } = await addProtected(server, 'langkah-dua', 'setup');
    const password = testPassword;
    const step = await server.signIn(username, 'tfa');
    const { answer } = await server.call(
      'confirmTwoFactor',
      { body: { username, password, otp: code() } },
      step,
    );
    const [recoveryCode] = answer?.recoveryCodes ?? [];
    await server.call('signIn', { body: { username, password, recoveryCode } });
    const proof = () => {
      server.clock.advance(31_000);
      return { body: { password, otp: code() } };
    };
    const token = await server.signIn(username);
    await server.call('renewRecoveryCodes', proof(), token);
    await server.call('deactivateTwoFactor', proof(), token);
  },
  async function meetsAnOfficer(server) {
    const command = (...args: string[]) => giveCommand(server, 'account', ...args);
    await command('refuse', 'pendaftar', '--reason', 'Surat Pernyataan tidak terbaca.');
    await command('verify', 'pendaftar');
    await register(server, { username: 'rekan-baru', companyIdentityNumber: '1000000000000001' });
    await command('join', 'rekan-baru');
    await addProtected(server, 'lupa-ponsel');
    await command('reset-tfa', 'lupa-ponsel');
    await server.signIn('lupa-ponsel');
    await command('end-sessions', 'lupa-ponsel');
    await command('disable', 'lupa-ponsel');
    await command('enable', 'lupa-ponsel');
  },
  async function isDecidedByAnOfficer(server) {
    const importir = await actAs(server, 'importir');
    const sent = async (number: string) => {
      const draft = await importir.saveDraft({ number });
      await importir.fillAll(draft);
      await importir.send(draft);
      return draft;
    };
    const command = (...args: string[]) => giveCommand(server, 'permit', ...args);
    const approved = await sent('002/UJI/2026');
    const officer = ['--officer', 'Hendra Saputra'];
    await command('process', approved);
    await command('note', approved, '--text', 'Dokumen sudah lengkap.', ...officer);
    await command('ask', approved, '--text', 'Mohon kirim foto segel yang terbaca.', ...officer);
    await answer(server, importir.token, approved);
    await attach(server, approved);
    await command('inspect', approved, '--flag', 'Y');
    await command('approve', approved, '--number', 'KEP-120/KPU.02/2026');
    await command('revoke', approved, '--reason', 'Data pada permohonan tidak benar.');
    await command(
      'guarantee',
      await sent('003/UJI/2026'),
      '--reason',
      'Jaminan bank sebesar Rp 120.000.000.',
    );
    await command(
      'reject',
      await sent('004/UJI/2026'),
      '--reason',
      'Denah lokasi belum ditandatangani pengelola.',
    );
    await command('cancel', await sent('005/UJI/2026'), '--reason', 'Atas permintaan pemohon.');
  },
];

/** Answers an officer's question about an application. */
async function answer(server: TestServer, token: string, applicationId: string) {
  const { answer: notes } = await server.call('officeNoteList', { body: { applicationId } }, token);
  const id = notes?.find(({ answerable }) => answerable)?.id ?? '';
  const files = [{ file: pdfUrl, extension: 'pdf', name: 'Foto segel.pdf' } as const];
  await server.call('answerQuestion', { params: { id }, body: { answer: 'Terlampir.', files } }, token);
}

/** Adds a document of the office, with its file in a temporary folder. */
async function attach(server: TestServer, id: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-mails-'));
  const file = join(folder, 'nota-dinas.pdf');
  await writeFile(file, samplePdf);
  await giveCommand(
    server,
    ...['permit', 'attach', id, '--file', file, '--name', 'Nota Dinas', '--number', 'ND-12/2026'],
  );
  await rm(folder, { recursive: true });
}

/** Every mail that a server sends, one of each kind, by name. */
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
    return [...kinds.values()].sort((one, other) => one.name.localeCompare(other.name));
  } finally {
    await server.close();
  }
}
