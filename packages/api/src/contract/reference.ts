import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { code, text } from './fields.ts';
import { shownText, textOrNull, textsIfAny } from './read.ts';
import { field, wire } from './wire.ts';

const permitType = wire(
  z.object({
    /** The id of the permit type. */
    id: field('id_ijin', code),
    name: field('nama_ijin', shownText),
    /** Its area, `ftz` for the free-trade zone; null where the provider does not send it. */
    area: field('area', textOrNull),
  }),
);

const identityType = wire(
  z.object({
    /** The code of the kind of identity, such as `5` for an NPWP. */
    code: field('kd_id', code),
    /** Its label. */
    label: field('URAIAN', shownText),
  }),
);

const referenceEntry = wire(
  z.object({
    /** The stored code. */
    code: field('id_lokasi', shownText),
    /** The displayed name. */
    label: field('nm_lokasi', shownText),
  }),
);

/** Codec of most reference lists, each with its own wire names. */
const namedCode = (codeName: string, nameName: string) =>
  z.object({
    /** The stored code. */
    code: field(codeName, shownText),
    /** Its name in the customs office's language. */
    name: field(nameName, shownText),
  });

const warehouse = wire(namedCode('ID_GUDANG', 'NM_GUDANG'));
const port = wire(namedCode('ID_LOKASI', 'NM_LOKASI'));

/** A unit or packaging with its synonyms, which other providers may omit. */
const countedIn = (codeName: string, nameName: string) =>
  z.extend(namedCode(codeName, nameName), {
    /** Synonyms, such as `pcs`; the code is stored. */
    synonyms: field('SINONIM', textsIfAny),
  });

/** A unit of quantity. */
export const unit = wire(countedIn('JNS_SAT', 'UR_SAT'));

/** A kind of packages. */
export const packageType = wire(countedIn('JNS_KMS', 'UR_KMS'));

const segment = text(40);

export const identityTypeList = endpoint({
  method: 'GET',
  path: 'ref/kdid',
  summary: 'Identity types.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(identityType),
});

export const permitTypeList = endpoint({
  method: 'GET',
  path: 'ref/jnijin',
  summary: 'Permit types.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(permitType),
});

export const warehouseList = endpoint({
  method: 'GET',
  path: 'ref/idgudang',
  summary: 'Warehouses.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(warehouse),
});

export const portList = endpoint({
  method: 'GET',
  path: 'ref/peldn',
  summary: 'Ports, by UN/LOCODE.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(port),
});

export const unitList = endpoint({
  method: 'GET',
  path: 'ref/jnsatuan',
  summary: 'Units of quantity (UN/ECE Recommendation 20).',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(unit),
});

export const packageTypeList = endpoint({
  method: 'GET',
  path: 'ref/jnskemasan',
  summary: 'Kinds of packages (UN/ECE Recommendation 21).',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(packageType),
});

export const referenceList = endpoint({
  method: 'GET',
  path: 'ref/referensiDokap/{table}/{col1}/{col2}/{negara}',
  summary: 'Entries of one logical reference list; the country is `-` for all.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  params: wire(
    z.object({
      table: field('table', segment, 'referenceList'),
      keyColumn: field('col1', segment, 'referenceList'),
      labelColumn: field('col2', segment, 'referenceList'),
      country: field('negara', segment, 'country'),
    }),
  ),
  answer: z.array(referenceEntry),
  failures: [404],
});

export const referenceDetail = endpoint({
  method: 'GET',
  path: 'ref/referensiDokapDtl/{a}/{b}/{c}/{d}',
  summary: 'One entry of a logical reference list: table, key column, label column, key.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  params: wire(
    z.object({
      table: field('a', segment, 'referenceList'),
      keyColumn: field('b', segment, 'referenceList'),
      labelColumn: field('c', segment, 'referenceList'),
      key: field('d', segment, 'referenceList'),
    }),
  ),
  answer: z.array(referenceEntry),
  failures: [404],
});

/** A permit type, decoded. */
export type PermitType = z.output<typeof permitType>;
/** An identity type, decoded. */
export type IdentityType = z.output<typeof identityType>;
/** A warehouse, decoded. */
export type Warehouse = z.output<typeof warehouse>;
/** One entry of a reference list, decoded. */
export type ReferenceEntry = z.output<typeof referenceEntry>;
/** A port, a unit or a kind of packages: its code, its name in the customs office's language, and synonyms. */
export type NamedCode = z.output<typeof port> & Partial<Pick<z.output<typeof unit>, 'synonyms'>>;
