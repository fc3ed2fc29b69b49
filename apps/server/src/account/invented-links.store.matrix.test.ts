import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore } from '../testing/describe-store.ts';
import { generousLimits } from '../testing/permit.ts';

describeStore('links for a new password', (engine) => {
  test('that were invented reveal nothing, however many are tried', async () => {
    const endless = { count: 1_000_000, seconds: 60 };
    const limits = { ...generousLimits, callsByAddress: endless, writesByVisitors: endless };
    const server = await engine.createServer({ deps: { limits } });
    const email = 'importir@perusahaan.example';
    expect((await server.call('sendPasswordResetLink', { body: { email } })).status).toBe(200);
    const stored = async () => {
      const { rate_limit: _, ...tables } = Object.fromEntries(await readAllRows(server.store));
      return tables;
    };
    const before = await stored();
    const texts = new Set<string>();
    for (let tried = 0; tried < 10_000; tried++) {
      const token = randomBytes(32).toString('base64url');
      const newPassword = tried % 2 ? 'tujuh belas perahu' : 'pendek';
      const { status, failure } = await server.call('resetPassword', { body: { token, newPassword } });
      texts.add(`${status} ${failure?.message}`);
    }
    expect([...texts]).toEqual(['400 Gagal meng-update password']);
    expect(await stored()).toEqual(before);
    await server.close();
  }, 120_000);
});
