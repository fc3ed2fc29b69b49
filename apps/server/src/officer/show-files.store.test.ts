import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRegistration } from '@pabean/api/fixtures';
import { groupRegistrationCode } from '@pabean/api/rules';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRegistration } from '../account/check-registration.ts';
import { addRegistration } from '../account/registration.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import { giveCommand } from '../testing/decide-about.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addLetter } from '../testing/letters.ts';
import { accountOf, npwpOf } from '../testing/people.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { samples } from '../testing/samples.ts';
import { addTransit } from '../testing/stored-transit.ts';
import { officeAreas } from './run-command.ts';

/** A subject with a file that officers can show. */
interface Filed {
  /** Its id or number. */
  readonly key: string;
  /** Whether its first file is the right one. */
  readonly isRight: (bytes: Buffer) => Promise<boolean> | boolean;
}

const isSample = (bytes: Buffer) => bytes.equals(samplePdf);

/** One of each kind that has a command `show`. */
const kinds: Readonly<Record<string, (server: TestServer) => Promise<Filed>>> = {
  async account({ store, clock, deps }) {
    const values = buildRegistration({ username: 'pendaftar', statementFile: pdfUrl });
    const files = await checkRegistration(deps.office, values);
    await store.write((db) =>
      addRegistration({ db, now: clock(), office: deps.office }, deps, { values, passwordHash: 'x', files }),
    );
    return { key: 'pendaftar', isRight: isSample };
  },
  async permit(server) {
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft();
    await importir.fillAll(id);
    await importir.send(id);
    return { key: id, isRight: isSample };
  },
  async manifest(server) {
    const body = { ...samples.uploadManifest.input.body, npwp: npwpOf('importir'), number: 'BL-1' };
    await server.call('uploadManifest', { body }, await server.signIn('importir'));
    return { key: 'BL-1', isRight: isSample };
  },
  async report(server) {
    const { body } = samples.sendReport.input;
    const { answer } = await server.call('sendReport', { body }, await server.signIn('importir'));
    const file = Buffer.from(body.file.replace(/^.*,/, ''), 'base64');
    return { key: answer?.id ?? '', isRight: (bytes) => bytes.equals(file) };
  },
  async letter({ store }) {
    await addLetter(store, (await accountOf({ store }, 'importir')).company_id, { number: '1/SPPBMCP' });
    return {
      key: '1/SPPBMCP',
      isRight: async (bytes) => (await readSheet(bytes, 'Rincian'))[1]?.includes('CN-1') ?? false,
    };
  },
  async ppftz(server) {
    const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    const now = server.clock();
    const aju_number = '02040000012320260302000001';
    const sent = { aju_number, status: '110', sent_at: now.toISOString() };
    const ppftz_id = await addPpftz(server.store, { accountId, companyId }, sent);
    const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Kartu Keluarga.pdf' };
    await server.store.write(async (db) => {
      const file_id = await storeUpload({ db, now }, server.deps.files, upload, null);
      await db.insertInto('ppftz_file').values({ ppftz_id, slot: 'kk', file_id }).execute();
    });
    return { key: aju_number, isRight: isSample };
  },
  async transit({ store }) {
    const { code } = await addTransit(store);
    return {
      key: code,
      isRight: async (bytes) => (await readPdf(bytes)).text.includes(groupRegistrationCode(code)),
    };
  },
};

describeStore('show --files', (engine) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    folder = mkdtempSync(join(tmpdir(), 'pabean-files-'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('exists for every kind that can be shown', () => {
    const shown = Object.entries(officeAreas).filter(([, { commands }]) => Object.hasOwn(commands, 'show'));
    expect(shown.map(([kind]) => kind).sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(Object.entries(kinds))(
    'copies the files of one %s for this officer only, once, with an entry in the audit log',
    async (kind, add) => {
      const { key, isRight } = await add(server);
      const copies = join(folder, kind);
      const show = (...args: string[]) => giveCommand(server, kind, 'show', key, ...args);
      expect(await show()).not.toContain('Copied');
      const shown = await show('--files', copies);
      const names = readdirSync(copies);
      for (const name of names) {
        expect(shown).toContain(`\n  ${join(copies, name)}`);
        expect(statSync(join(copies, name)).mode & 0o077).toBe(0);
      }
      expect(await isRight(readFileSync(join(copies, names[0] ?? '')))).toBe(true);
      expect(shown).toMatch(
        new RegExp(`\\n {2}\\S+ {2}petugas {2}\\S*copy-files {2}files: ${names.length}$`),
      );
      await expect(show('--files', copies)).rejects.toThrow(/is there already, and nothing is overwritten/);
      const inFile = join(copies, names[0] ?? '', 'copies');
      await expect(show('--files', inFile)).rejects.toThrow(`${inFile} cannot be written: `);
    },
  );
});
