import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

it.each(['ref/jnijin', 'ref/kdid', 'perusahaan'])(
  'shows when %s could not be loaded, and asks only for it again',
  async (path) => {
    portal.breakCalls(path);
    await portal.open('/pengajuan/header');
    await screen.findByRole('heading', { name: 'Formulir tidak dapat dimuat' });
    expect(screen.getByRole('alert').textContent).toContain('tetap ada sebagai draf');
    portal.repair();
    const before = portal.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await screen.findByLabelText('Nomor Permohonan');
    expect(portal.calls.slice(before).map((call) => call.split(' ')[1])).toEqual([path]);
  },
);
