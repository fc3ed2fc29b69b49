/** One choice of a permit type's extra field. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The extra field of a permit type: a document (`jnsdok`) or a kind of business (`jnsNppbkc`). */
export interface ExtraField {
  readonly name: 'documentKind' | 'businessKind';
  readonly label: 'documentKind' | 'cancelledDocument' | 'unloadingKind' | 'businessKind';
  readonly choices: readonly Choice[];
}

const amendable: readonly Choice[] = [
  { value: '23', label: 'PPFTZ-01' },
  { value: '24', label: 'PPFTZ-02' },
  { value: '25', label: 'PPFTZ-03' },
  { value: '209', label: 'PIB' },
  { value: '210', label: 'PEB' },
];

const extraFields: Readonly<Record<string, ExtraField>> = {
  '5': { name: 'documentKind', label: 'documentKind', choices: amendable },
  '4': { name: 'documentKind', label: 'documentKind', choices: amendable },
  '23': {
    name: 'documentKind',
    label: 'cancelledDocument',
    choices: [
      { value: '167', label: 'RKSP' },
      { value: '2', label: 'Manifes Inward' },
      { value: '3', label: 'Manifes Outward' },
    ],
  },
  '3': {
    name: 'documentKind',
    label: 'unloadingKind',
    choices: [
      { value: '1', label: 'Non Ship to Ship' },
      { value: '2', label: 'Ship to Ship' },
    ],
  },
  '45': {
    name: 'businessKind',
    label: 'businessKind',
    choices: [
      { value: '1', label: 'Tempat Penjualan Eceran MMEA' },
      { value: '2', label: 'Penyalur MMEA' },
      { value: '3', label: 'Lainnya' },
    ],
  },
};

/** In the free-trade zone only its own documents can be amended. */
const ftzExtraFields: typeof extraFields = {
  '5': { name: 'documentKind', label: 'documentKind', choices: amendable.slice(0, 3) },
};

/**
 * Returns the extra field of a permit type (types 3, 4, 5, 23 and 45), or undefined.
 *
 * @param area The area of the form; without it, of any area.
 */
export function extraFieldOf(permitTypeId: string, area?: 'ftz'): ExtraField | undefined {
  const fields = area ? { ...extraFields, ...ftzExtraFields } : extraFields;
  return Object.hasOwn(fields, permitTypeId) ? fields[permitTypeId] : undefined;
}
