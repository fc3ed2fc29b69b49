import { type PpftzHeader, ppftzHeaderNames } from '@pabean/api/contract';

/** A field of a record's header that is typed or chosen. */
export type PpftzField = Exclude<keyof PpftzHeader, 'hasProxy'>;

/** How a field of the header is asked for. */
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

/** How a field is asked for: days by their names, what the table does not name as a line of text. */
export const ppftzFieldKind = (field: PpftzField): PpftzFieldKind =>
  kinds[field] ?? (field.endsWith('Date') ? 'date' : 'text');

/** Fields that stand beside each other, such as number and date. */
export type PpftzFieldRow = readonly PpftzField[];

/**
 * The fields of the first step that are not about documents, group by group.
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
 * The steps of a record in their order.
 *
 * @beta
 */
export const ppftzSteps = ['identity', 'contents', 'review'] as const;

/** One of them. */
export type PpftzStep = (typeof ppftzSteps)[number];

const rows: readonly string[] = ['barang', 'kontainer', 'kemasan'];

/** The step in which a field is filled in, by its name on the wire: `no_surat_pindah`, `file_kk`, `barang[2].hs_code`. */
export const stepOfPpftzField = (wireField: string): PpftzStep =>
  rows.includes(wireField.replace(/[.[].*$/, '')) ? 'contents' : 'identity';

/** The name in the code of a header's field on the wire; any other name stays as it is. */
export const ppftzFieldOf = (wireField: string): string =>
  Object.entries(ppftzHeaderNames).find(([, { name }]) => name === wireField)?.[0] ?? wireField;
