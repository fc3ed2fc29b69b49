import { type PpftzHeader, ppftzHeaderNames } from '@pabean/api/contract';

/** A field of a record's header that is typed or chosen. */
export type PpftzField = Exclude<keyof PpftzHeader, 'hasProxy'>;

/** The kind of input of a field. */
export type PpftzFieldKind =
  | 'text'
  | 'lines'
  | 'date'
  | 'weight'
  | 'identityType'
  | 'identityNumber'
  | 'transportMode'
  | 'port'
  | 'warehouse';

const kinds: Readonly<Partial<Record<PpftzField, PpftzFieldKind>>> = {
  identityType: 'identityType',
  identityNumber: 'identityNumber',
  address: 'lines',
  proxyIdentityType: 'identityType',
  proxyIdentityNumber: 'identityNumber',
  proxyAddress: 'lines',
  transportMode: 'transportMode',
  loadingPort: 'port',
  destinationPort: 'port',
  warehouse: 'warehouse',
  gross: 'weight',
  net: 'weight',
};

/** Returns the kind of input of a field: dates by name, a line of text by default. */
export const ppftzFieldKind = (field: PpftzField): PpftzFieldKind =>
  kinds[field] ?? (field.endsWith('Date') ? 'date' : 'text');

/** Fields beside each other, such as number and date. */
export type PpftzFieldRow = readonly PpftzField[];

/**
 * The fields of the first step that are not about documents, by group.
 *
 * @beta
 */
export const ppftzFieldGroups = {
  recipient: [['recipient'], ['identityType', 'identityNumber'], ['address']],
  proxy: [['proxyName'], ['proxyIdentityType', 'proxyIdentityNumber'], ['proxyAddress']],
  transport: [
    ['transportMode'],
    ['carrier', 'voyage'],
    ['loadingPort', 'destinationPort'],
    ['warehouse'],
    ['gross', 'net'],
    ['releaseDate'],
  ],
} as const satisfies Readonly<Record<string, readonly PpftzFieldRow[]>>;

/**
 * The steps of a record in order.
 *
 * @beta
 */
export const ppftzSteps = ['identity', 'contents', 'review'] as const;

/** One of them. */
export type PpftzStep = (typeof ppftzSteps)[number];

const rows: readonly string[] = ['barang', 'kontainer', 'kemasan'];

/** Returns the step of a field, by its wire name: `no_surat_pindah`, `file_kk`, `barang[2].hs_code`. */
export const stepOfPpftzField = (wireField: string): PpftzStep =>
  rows.includes(wireField.replace(/[.[].*$/, '')) ? 'contents' : 'identity';

/** Returns the name in code of a header field's wire name; any other name is returned unchanged. */
export const ppftzFieldOf = (wireField: string): string =>
  Object.entries(ppftzHeaderNames).find(([, { name }]) => name === wireField)?.[0] ?? wireField;
