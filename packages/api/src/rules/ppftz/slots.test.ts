import { expect, it } from 'vitest';
import { ppftzSlotsOf } from './slots.ts';

const slotsOf = (kind: '1' | '2', hasProxy: boolean) =>
  ppftzSlotsOf(kind, hasProxy).map(({ slot, required }) => (required ? `${slot}*` : slot));

// Written out from ruling 53; a star is what sending needs.
it('shows what each kind asks for', () => {
  expect(slotsOf('1', false).sort()).toEqual(
    [
      'identitas_penerima*',
      'kk*',
      'dukcapil',
      'pindah*',
      'pernyataan*',
      'rekombp*',
      'pl',
      'lain_lain',
    ].sort(),
  );
  expect(slotsOf('2', false).sort()).toEqual(
    [
      ...['identitas_penerima*', 'stnk*', 'bpkb*', 'surat_jalan*', 'bukti_gesek*'],
      ...['pernyataan', 'rekombp', 'lain_lain'],
    ].sort(),
  );
});

it('adds what a proxy brings', () => {
  for (const kind of ['1', '2'] as const)
    expect(slotsOf(kind, true).filter((each) => !slotsOf(kind, false).includes(each))).toEqual([
      'identitas_pengirim*',
      'kuasa*',
    ]);
});
