import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import { manifestTypes, ppftzStatus } from '@pabean/api/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkWaitingFiles } from '../check-waiting-files.ts';
import { createClamd } from '../core/virus-scan/clamd.ts';
import type { VirusScan } from '../core/virus-scan/virus-scan.ts';
import { demoPdf } from '../demo/demo-files.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs, csvUrl, dataUrl, generousLimits, pdfUrl } from '../testing/permit.ts';
import { recordAs } from '../testing/record-ppftz.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { samples } from '../testing/samples.ts';
import { startVirusScanner, testVirus } from '../testing/virus-scanner.ts';

const infectedUrl = dataUrl(demoPdf('Surat', [testVirus]));
const withPdf = { file: pdfUrl, extension: 'pdf' } as const;
const withVirus = { file: infectedUrl, extension: 'pdf' } as const;
const title = (whenAway: VirusScan['whenAway']) => `uploads to a server that lets files ${whenAway}`;

describeStore('uploads that a virus scanner looks at', (engine) => {
  let scanner: Awaited<ReturnType<typeof startVirusScanner>>;
  let server: TestServer;
  const begin = async (whenAway: VirusScan['whenAway']) => {
    scanner = await startVirusScanner();
    const virusScan = { scanner: createClamd(scanner.url), whenAway };
    server = await engine.createServer({ deps: { limits: generousLimits, virusScan } });
  };
  afterEach(async () => {
    await scanner.stop();
    await server.close();
  });
  const restart = async () => {
    scanner = await startVirusScanner(scanner.port);
  };
  const rows = (table: 'stored_file' | 'audit' | 'outbox') =>
    server.store.db.selectFrom(table).selectAll().execute();
  const health = async () => (await server.call('health', {})).answer;
  const manifest = (file: string) => ({ body: { ...samples.uploadManifest.input.body, file } });

  describe(title('refuse'), () => {
    beforeEach(() => begin('refuse'));

    test('are stored when it finds nothing, and the health says that it answers', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      await importir.fillAll(draft);
      expect((await importir.send(draft)).status).toBe(200);
      expect(await health()).toMatchObject({ virusScanner: 'answers' });
    });

    test('are refused when it finds a virus: with words, a line for the office, and nothing stored', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      const { status, failure } = await importir.fill(draft, { code: '1', ...withVirus });
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([
        { field: 'file', message: expect.stringMatching(/^Berkas ditolak oleh pemeriksa virus/) },
      ]);
      expect(JSON.stringify(failure)).not.toContain('Uji.Virus');
      expect(await rows('stored_file')).toEqual([]);
      const audit = (await rows('audit')).filter(({ action }) => action === 'upload-infected');
      expect(audit).toMatchObject([
        { actor: 'importir', detail: expect.stringMatching(/^Uji\.Virus, .+ refused$/) },
      ]);
      const logged = server.logged.filter(({ event }) => event === 'upload-infected');
      expect(logged).toMatchObject([{ account: 'importir', signature: 'Uji.Virus', call: 'updateDokap' }]);
    });

    const withFiles = Object.entries(endpoints).filter(([, row]) => 'upload' in row);
    test.each(withFiles.map(([name]) => name as EndpointName))('%s is one of them', async (name) => {
      const row: Endpoint = endpoints[name];
      const { input } = samples[name] as { input: { params?: object; body: object } };
      const token = row.access === 'anyone' ? undefined : await server.signIn(userFor(name));
      const body = { ...input.body, ...infectedIn(name) };
      const { status, failure } = await server.call(name, { ...input, body } as never, token);
      expect(failure?.errors?.[0]?.message).toContain('ditolak oleh pemeriksa virus');
      expect(status).toBe(422);
    });

    test('name the file by the name that it came with', async () => {
      const pindahan = await recordAs(server, 'pindahan');
      const { ajuNumber } = await pindahan.begin();
      const { failure } = await pindahan.upload(ajuNumber, 'kk', {
        ...withVirus,
        name: 'kartu keluarga.pdf',
      });
      expect(failure?.errors?.[0]?.message).toMatch(/^kartu keluarga\.pdf ditolak/);
    });

    test('are refused while it is away, with words and when to try again', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      await scanner.stop();
      const { status, failure, headers } = await importir.fill(draft, { code: '1', ...withPdf });
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('60');
      expect(failure?.message).toMatch(/^Pemeriksa virus sedang tidak dapat dihubungi/);
      expect(await rows('stored_file')).toEqual([]);
      expect(await health()).toMatchObject({ status: 'success', virusScanner: 'away' });
      // Without a file there is nothing to check.
      expect(
        (await importir.fill(draft, { code: '22', first: 'Gudang A', second: 'Batu Ampar' })).status,
      ).toBe(200);
      await restart();
      expect((await importir.fill(draft, { code: '1', ...withPdf })).status).toBe(200);
    });
  });

  describe(title('wait'), () => {
    beforeEach(() => begin('wait'));

    test('wait in a draft while it is away: nobody opens them, and the draft is not sent before', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      await scanner.stop();
      await importir.fillAll(draft);
      const { fileName, checking, id } = await importir.dokap(draft, '1');
      expect(checking).toBe(true);
      const open = () => server.call('dokapFile', { params: { id, name: fileName ?? '' } }, importir.token);
      expect(await open()).toMatchObject({
        status: 409,
        failure: { message: expect.stringContaining('sedang diperiksa dari virus') },
      });
      const refused = await importir.send(draft);
      expect(refused.status).toBe(422);
      expect(refused.failure?.errors?.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^Berkas dokumen .+ sedang diperiksa dari virus/),
        expect.stringMatching(/^Berkas dokumen .+ sedang diperiksa dari virus/),
      ]);
      await checkWaitingFiles(server.deps);
      expect((await open()).status).toBe(409);

      await restart();
      await checkWaitingFiles(server.deps);
      expect((await open()).answer?.bytes).toEqual(new Uint8Array(samplePdf));
      expect((await importir.send(draft)).status).toBe(200);
    });

    test('are removed when it is back and finds a virus; the owner is told, the office has a line', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      await scanner.stop();
      await importir.fill(draft, { code: '1', ...withVirus });
      const before = await importir.dokap(draft, '1');
      const [stored] = await rows('stored_file');
      await restart();
      await checkWaitingFiles(server.deps);
      const after = await importir.dokap(draft, '1');
      expect(after).toMatchObject({ fileName: null, fileUrl: null, first: before.first });
      expect(after.version).not.toBe(before.version);
      expect(await rows('stored_file')).toEqual([]);
      expect(await server.deps.files.read(stored?.id ?? '')).toBeUndefined();
      const [mail, ...others] = (await rows('outbox')).filter(({ event }) =>
        event.startsWith('berkas-virus:'),
      );
      expect(mail?.body).toContain(before.fileName);
      expect(others).toEqual([]);
      const noted = (await rows('audit')).filter(({ action }) => action === 'upload-infected');
      expect(noted).toMatchObject([{ actor: 'importir', detail: expect.stringMatching(/removed$/) }]);
    });

    test('wait as master documents, too', async () => {
      const importir = await actAs(server, 'importir');
      await scanner.stop();
      await server.call(
        'saveMasterDokap',
        { body: { ...samples.saveMasterDokap.input.body, ...withPdf } },
        importir.token,
      );
      const list = await server.call('masterDokapList', { body: { user: 'importir' } }, importir.token);
      const [master] = list.answer ?? [];
      const params = { id: master?.id ?? '', name: master?.fileName ?? '' };
      expect((await server.call('masterDokapFile', { params }, importir.token)).status).toBe(409);
    });

    test('wait as copies in another draft, too', async () => {
      const importir = await actAs(server, 'importir');
      const draft = await importir.saveDraft();
      await scanner.stop();
      await importir.fill(draft, { code: '1', ...withPdf });
      const { id: dokapId } = await importir.dokap(draft, '1');
      const body = { user: 'importir', id: draft, dokapIds: [dokapId] };
      const copy = await server.call('copyApplication', { body }, importir.token);
      expect(await importir.dokap(copy.answer?.id ?? '', '1')).toMatchObject({ checking: true });
    });

    test('wait in a PPFTZ record that is not sent, but not as the proof of a payment', async () => {
      const pindahan = await recordAs(server, 'pindahan');
      const record = await pindahan.begin();
      await scanner.stop();
      await pindahan.fillAll(record);
      const refused = await server.call('sendPpftz', { body: { id: record.id } }, pindahan.token);
      expect(refused.status).toBe(422);
      expect(refused.failure?.errors?.[0]?.message).toContain('sedang diperiksa dari virus');
      await restart();
      await checkWaitingFiles(server.deps);
      expect((await server.call('sendPpftz', { body: { id: record.id } }, pindahan.token)).status).toBe(200);

      const status = ppftzStatus.awaitingPayment;
      await server.store.write((trx) =>
        trx.updateTable('ppftz').set({ status }).where('id', '=', record.id).execute(),
      );
      await scanner.stop();
      const body = {
        ...samples.uploadPpftzFile.input.body,
        ...withPdf,
        ajuNumber: record.ajuNumber,
        slot: 'file_ntpn' as const,
      };
      const proof = await server.call('uploadPpftzFile', { body }, pindahan.token);
      expect([proof.status, proof.failure?.errors?.[0]?.message]).toEqual([
        422,
        expect.stringContaining('belum dapat diperiksa dari virus'),
      ]);
    });

    test('do not wait where the call sends them', async () => {
      const token = await server.signIn('importir');
      await scanner.stop();
      const { status, failure } = await server.call(
        'uploadManifest',
        manifest(dataUrl(samplePdf, manifestTypes.pdf)),
        token,
      );
      expect(status).toBe(422);
      expect(failure?.errors).toEqual([
        { field: 'file_bl', message: expect.stringContaining('Isian Anda tidak hilang') },
      ]);
      expect(await rows('stored_file')).toEqual([]);
    });
  });
});

/** The account that may make a call with a file. */
const userFor = (name: EndpointName) => (name === 'uploadPpftzFile' ? 'pindahan' : 'importir');

/** An infected file where the body of a call has one. */
function infectedIn(name: EndpointName): object {
  if (name === 'register') return { statementFile: infectedUrl, statementExtension: 'pdf' };
  if (name === 'answerQuestion') return { files: [{ ...withVirus, name: 'segel.pdf' }] };
  if (name === 'sendReport') return { file: csvUrl(`a;b\r\n1;${testVirus}\r\n`) };
  return withVirus;
}
