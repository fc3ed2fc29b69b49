import type { PpftzKind } from './status.ts';

/** The file slots of the editor, by their wire names without `file_`. */
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

/** One file slot. */
export type PpftzSlot = (typeof ppftzSlots)[number];

/** A file slot of a record. */
export interface ShownSlot {
  readonly slot: PpftzSlot;
  /** Whether its file is required for sending. */
  readonly required: boolean;
}

/** The slots of each kind; true where the file is required for sending. */
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
/** Additional slots with a proxy of the recipient. */
const slotsOfProxy: Readonly<Partial<Record<PpftzSlot, boolean>>> = { identitas_pengirim: true, kuasa: true };

/** Returns the file slots of a record in their order, and which are required for sending. */
export function ppftzSlotsOf(kind: PpftzKind, hasProxy: boolean): readonly ShownSlot[] {
  const shown = { ...slotsOfKind[kind], ...(hasProxy && slotsOfProxy) };
  return ppftzSlots.flatMap((slot) => {
    const required = shown[slot];
    return required === undefined ? [] : [{ slot, required }];
  });
}
