import { endpoints } from '@pabean/api/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeStore } from '../testing/describe-store.ts';
import { actAs } from '../testing/permit.ts';
import { sampleHeader } from '../testing/samples.ts';

const headerOnWire = z.encode(endpoints.saveApplication.body, sampleHeader) as Record<string, unknown>;
const english = { headers: { 'Accept-Language': 'en' } };

describeStore('words', (engine) => {
  test('are in the reader’s language, for responses, refusals and fields', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const wrong = { ...headerOnWire, nomohon: '', idijin: 3 };
    const save = async (language: Record<string, string>) => {
      const response = await server.send('/api/savepengajuan', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...language },
        body: JSON.stringify(wrong),
      });
      return (await response.json()) as { message: string; errors: { message: string }[] };
    };
    const inEnglish = await save(english.headers);
    expect(await save({})).toEqual({
      status: 'error',
      message: 'Ada isian yang perlu diperbaiki.',
      errors: [
        { field: 'nomohon', message: 'Kolom Nomor Permohonan belum diisi' },
        { field: 'jnsdok', message: 'Kolom Jenis Pembongkaran belum diisi' },
      ],
    });
    expect(inEnglish.message).toBe('Some fields need attention.');
    expect(inEnglish.errors.map(({ message }) => message)).toEqual([
      'Application number is empty',
      'Kind of unloading is empty',
    ]);
    expect((await server.call('signOut', {}, token, english)).answer?.message).toBe('You are signed out.');
    await server.close();
  });

  test('of a repeated response are in the language of the repeated request', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const headers = { 'Idempotency-Key': 'kunci-000001' };
    const save = (more: Record<string, string>) =>
      server.call('saveApplication', { body: sampleHeader }, token, { headers: { ...headers, ...more } });
    const first = await save({});
    const again = await save({ 'Accept-Language': 'en' });
    expect(first.answer).toMatchObject({ message: 'Berhasil menyimpan' });
    expect(again.answer).toEqual({ id: first.answer?.id, message: 'Saved' });
    await server.close();
  });

  test('about an incomplete application are in the reader’s language, too', async () => {
    const server = await engine.createServer();
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft();
    const { failure } = await importir.send(id, { 'Accept-Language': 'en' });
    expect(failure?.errors?.[0]?.message).toBe('Document Surat Permohonan is empty');
    await server.close();
  });
});
