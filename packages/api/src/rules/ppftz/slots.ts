import type { PpftzKind } from './status.ts';

/** The places for files in the editor, by their names on the wire without `file_`. */
export const ppftzSlots = [
  'identitas_penerima',
  'identitas_pengirim',
  'kuasa',
  'kk',
  'dukcapil',
  'pindah',
  'stnk',
  'bpkb',
  'surat_jalan',
  'bukti_gesek',
  'pernyataan',
  'rekombp',
  'pl',
  'lain_lain',
] as const;

/** One place for a file. */
export type PpftzSlot = (typeof ppftzSlots)[number];

/** A place for a file that is shown. */
export interface ShownSlot {
  readonly slot: PpftzSlot;
  /** Whether sending needs its file. */
  readonly required: boolean;
}

/** What each kind shows; true where sending needs it. */
const slotsOfKind: Readonly<Record<PpftzKind, Readonly<Partial<Record<PpftzSlot, boolean>>>>> = {
  '1': {
    identitas_penerima: true,
    kk: true,
    dukcapil: false,
    pindah: true,
    pernyataan: true,
    rekombp: true,
    pl: false,
    lain_lain: false,
  },
  '2': {
    identitas_penerima: true,
    stnk: true,
    bpkb: true,
    surat_jalan: true,
    bukti_gesek: true,
    pernyataan: false,
    rekombp: false,
    lain_lain: false,
  },
};
/** What somebody who acts for the recipient adds. */
const slotsOfProxy: Readonly<Partial<Record<PpftzSlot, boolean>>> = { identitas_pengirim: true, kuasa: true };

/** Which places for files a record shows, in their order, and which of them sending needs. */
export function ppftzSlotsOf(kind: PpftzKind, hasProxy: boolean): readonly ShownSlot[] {
  const shown = { ...slotsOfKind[kind], ...(hasProxy && slotsOfProxy) };
  return ppftzSlots.flatMap((slot) => {
    const required = shown[slot];
    return required === undefined ? [] : [{ slot, required }];
  });
}
