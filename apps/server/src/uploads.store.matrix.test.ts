import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './core/db/open-store.ts';
import { openFiles } from './core/files/open-files.ts';
import { demoPdf } from './demo/demo-files.ts';
import { addClients, type Client } from './testing/clients.ts';
import { describeStore } from './testing/describe-store.ts';
import { call, type Send } from './testing/index.ts';
import { dataUrl, dokapOf, headerOf } from './testing/permit.ts';
import { useServerProcesses } from './testing/use-server-processes.ts';

const { start, stop } = useServerProcesses();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A unique PDF of up to 600 KB. */
const newPdf = () =>
  demoPdf(
    randomUUID(),
    Array.from({ length: Math.random() * 12_000 }, (_, line) => `Baris ${line} dari dokumen yang panjang`),
  );

/** An applicant with a draft. */
interface Applicant extends Client {
  readonly draft: string;
}

async function startDraft(send: Send, client: Client): Promise<Applicant> {
  const body = { ...headerOf(), user: client.username };
  const { answer } = await call(send, 'saveApplication', { body }, { token: client.token });
  return { ...client, draft: answer?.id ?? '' };
}

/** A file to store, and its idempotency key. */
interface Upload {
  readonly applicant: Applicant;
  readonly key: string;
  readonly bytes: Buffer;
}

const newUpload = (applicant: Applicant): Upload => ({ applicant, key: randomUUID(), bytes: newPdf() });

const documentOf = ({ applicant, bytes }: Upload) => ({
  ...dokapOf(applicant.draft, { code: '2', first: '000123', file: dataUrl(bytes), extension: 'pdf' }),
  user: applicant.username,
});

const add = (send: Send, upload: Upload) =>
  call(
    send,
    'saveDokap',
    { body: documentOf(upload) },
    { token: upload.applicant.token, headers: { 'Idempotency-Key': upload.key } },
  );

const replace = (send: Send, upload: Upload, id: string) =>
  call(send, 'updateDokap', { body: { ...documentOf(upload), id } }, { token: upload.applicant.token });

/** The contents that each document may have: one, or two when a replacement got no response. */
type Kept = Map<string, string[]>;

/** Repeats a call while the server is busy; undefined when it is killed. */
async function answerOf<Answer extends { status: number }>(ask: () => Promise<Answer>) {
  for (;;) {
    const outcome = await ask().catch(() => undefined);
    if (outcome?.status === 503) continue;
    if (outcome) expect(outcome.status).toBe(200);
    return outcome;
  }
}

/** Adds documents, and replaces the file of every other one, until the server is killed; returns the unanswered calls. */
async function uploadUntilKilled(send: Send, applicant: Applicant, kept: Kept): Promise<Upload | undefined> {
  for (let count = 0; ; count++) {
    const upload = newUpload(applicant);
    const added = await answerOf(() => add(send, upload));
    if (!added) return upload;
    const id = added.answer?.id ?? '';
    kept.set(id, [sha256(upload.bytes)]);
    if (count % 2 === 0) continue;
    const replacement = newUpload(applicant);
    kept.get(id)?.push(sha256(replacement.bytes));
    if (!(await answerOf(() => replace(send, replacement, id)))) return undefined;
    kept.set(id, [sha256(replacement.bytes)]);
  }
}

/** The hash of every file of an applicant, as a server sends it, by document. */
async function fetchAll(send: Send, { username: user, token, draft: applicationId }: Applicant) {
  const list = await call(send, 'dokapList', { body: { user, applicationId } }, { token });
  const hashes = new Map<string, string>();
  for (const { id, fileName } of list.answer ?? []) {
    if (fileName === null) continue;
    const file = await call(send, 'dokapFile', { params: { id, name: fileName } }, { token });
    hashes.set(id, file.answer ? sha256(file.answer.bytes) : `status ${file.status}`);
  }
  return hashes;
}

describeStore('uploads to servers that are killed', (engine) => {
  const machines = engine.name === 'postgres' ? ['a', 'b'] : ['a'];

  test('are complete or missing, and acknowledged ones stay, on any machine', async () => {
    const databaseUrl = await engine.createDatabase();
    const startOn = (machine: string) =>
      start({
        DEMO: '0',
        SECRET: 's'.repeat(32),
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, machine),
      });
    const first = await startOn('a');
    const open = () => openStore({ dataDir: join(folder, 'a'), databaseUrl });
    const filled = open();
    const clients = await addClients(filled, 8);
    await filled.close();
    const applicants = await Promise.all(clients.map((client) => startDraft(first.send, client)));
    await stop(first, 'SIGTERM');

    const kept: Kept = new Map();
    let unanswered: Upload[] = [];
    for (let round = 0; round < 4; round++) {
      const servers = await Promise.all(machines.map(startOn));
      const serverOf = (index: number) => servers[(index + round) % servers.length]?.send as Send;
      await Promise.all(
        unanswered.map(async (upload, index) => {
          const added = await answerOf(() => add(serverOf(index), upload));
          kept.set(added?.answer?.id ?? '', [sha256(upload.bytes)]);
        }),
      );
      const working = applicants.map((applicant, index) =>
        uploadUntilKilled(serverOf(index), applicant, kept),
      );
      const enough = kept.size + 12;
      while (kept.size < enough) await wait(5);
      await wait(Math.random() * 200);
      await Promise.all(servers.map((server) => stop(server, 'SIGKILL')));
      unanswered = (await Promise.all(working)).filter((upload) => upload !== undefined);
    }

    const another = await startOn(engine.name === 'postgres' ? 'c' : 'a');
    const served = new Map<string, string>();
    for (const applicant of applicants) {
      for (const [id, hash] of await fetchAll(another.send, applicant)) served.set(id, hash);
    }
    const lost = [...kept].filter(([id, contents]) => !contents.includes(served.get(id) ?? ''));
    expect(lost).toEqual([]);
    const maybe = unanswered.map(({ bytes }) => sha256(bytes));
    expect([...served].filter(([id, content]) => !kept.has(id) && !maybe.includes(content))).toEqual([]);

    const store = open();
    const { files } = openFiles(store, { dataDir: join(folder, 'a') });
    const rows = await store.db.selectFrom('stored_file').selectAll().execute();
    expect(rows.length).toBe(served.size);
    for (const row of rows) {
      const bytes = await files.read(row.id);
      expect(bytes && sha256(bytes)).toBe(row.sha256);
    }
    await store.close();
  }, 120_000);
});
