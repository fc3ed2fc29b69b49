import { button } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Collective release letters. */
export const letters: readonly FocusCase[] = [
  {
    name: 'notes on a release letter',
    draws: ['apps/portal/src/pages/release-letter-list/letter-notes.tsx'],
    async drive({ open, on }) {
      const page = await open('/sppbmcp/listsppbmcp', { user: 'importir' });
      const did = on(page);
      const dialog = page.getByRole('dialog', { name: 'Catatan SPPBMCP' });
      const notes = page.getByRole('button', { name: /^Catatan SPPBMCP/ }).first();
      await notes.waitFor();
      await did('open', () => notes.click(), dialog);
      await did('close', () => button(dialog, 'Tutup').last().click(), dialog, 'hidden');
    },
  },
];
