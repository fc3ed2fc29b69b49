import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { readOfficerCommand } from '../../officer/run-command.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { recordAs } from '../../testing/record-ppftz.ts';
import { samples } from '../../testing/samples.ts';

/** The three zones of the country, with their hours ahead of UTC. */
const zones = [
  ['Asia/Jakarta', 'WIB', '+07:00'],
  ['Asia/Makassar', 'WITA', '+08:00'],
  ['Asia/Jayapura', 'WIT', '+09:00'],
] as const;

/** Times around midnight on the office's clock. */
const moments = [
  ['2026-03-02', '23:59:59'],
  ['2026-03-03', '00:00:00'],
  ['2026-03-03', '00:30:00'],
  ['2026-12-31', '23:59:59'],
  ['2027-01-01', '00:00:00'],
] as const;

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

describeStore('the day of an office', (engine) => {
  test.each(zones)('in %s (%s) begins at its own midnight', async (timeZone, _, offset) => {
    const server = await engine.createServer({ deps: { office: { ...office020400, timeZone } } });
    for (const [day, time] of moments) {
      const at = `${day} ${time} ${timeZone}`;
      server.clock.set(new Date(`${day}T${time}${offset}`).toISOString());
      const by = await recordAs(server, 'ppjk');
      const record = await by.beginFilled();
      expect(record.ajuNumber.slice(12, 20), at).toBe(day.replaceAll('-', ''));
      expect(record.ajuDate, at).toBe(day);
      expect((await by.send(record.id)).status).toBe(200);
      expect(await by.detail(record.ajuNumber)).toMatchObject({ registrationDate: day });

      const set = (columns: { status: string; ntpn?: null }) =>
        server.store.write((trx) =>
          trx.updateTable('ppftz').set(columns).where('id', '=', record.id).execute(),
        );
      await set({ status: '115' });
      const pay = (date: string) => {
        const body = { ...samples.savePaymentProof.input.body, id: record.id, date };
        return server.call('savePaymentProof', { body }, by.token);
      };
      expect((await pay(dayAfter(day))).failure?.errors?.[0]?.field, at).toBe('TGL_NTPN');
      expect((await pay(day)).status, at).toBe(200);
      await set({ status: '120', ntpn: null });

      const release = async (...more: string[]) => {
        const words = [
          'ppftz',
          'release',
          record.ajuNumber,
          '--number',
          `${day} ${time}/SPPB`,
          '--officer',
          'Sri',
        ];
        const command = readOfficerCommand([...words, ...more]);
        return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'hendra' });
      };
      await expect(release('--date', dayAfter(day)), at).rejects.toThrow(/has not come yet/);
      await release();
      expect((await by.detail(record.ajuNumber)).releaseNumberDate, at).toBe(day);
    }
    await server.close();
  });
});
