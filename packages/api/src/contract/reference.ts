import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { code, text } from './fields.ts';
import { shownText, textOrNull, textsIfAny } from './read.ts';
import { named, wire } from './wire.ts';

const permitType = wire(
  z.object({
    /** The id of the permit type. */
    id: code,
    name: shownText,
    /** Its area, `ftz` for the free-trade zone; null where the provider does not say. */
    area: textOrNull,
  }),
  {
    id: 'id_ijin',
    name: 'nama_ijin',
    area: 'area',
  },
);

const identityType = wire(
  z.object({
    /** The code of the kind of identity, such as `5` for an NPWP. */
    code,
    /** What it is called. */
    label: shownText,
  }),
  { code: 'kd_id', label: 'URAIAN' },
);

const referenceEntry = wire(
  z.object({
    /** The code that is stored. */
    code: shownText,
    /** What is read. */
    label: shownText,
  }),
  {
    code: 'id_lokasi',
    label: 'nm_lokasi',
  },
);

/** What most reference lists hold. Each has a schema of its own, because names on the wire belong to a schema. */
const namedCode = () =>
  z.object({
    /** The code that is stored. */
    code: shownText,
    /** Its name in the office's language. */
    name: shownText,
  });

const warehouse = wire(namedCode(), {
  code: 'ID_GUDANG',
  name: 'NM_GUDANG',
});

const port = wire(namedCode(), { code: 'ID_LOKASI', name: 'NM_LOKASI' });

/** What is counted in: people write other words for it, too. Other providers may not say which. */
const countedIn = () =>
  z.extend(namedCode(), {
    /** Other words for it, such as `pcs`; what is stored is the code. */
    synonyms: textsIfAny,
  });

/** A unit of quantity. */
export const unit = wire(countedIn(), { code: 'JNS_SAT', name: 'UR_SAT', synonyms: 'SINONIM' });

/** A kind of packages. */
export const packageType = wire(countedIn(), {
  code: 'JNS_KMS',
  name: 'UR_KMS',
  synonyms: 'SINONIM',
});

const segment = text(40);

export const identityTypeList = endpoint({
  method: 'GET',
  path: 'ref/kdid',
  summary: 'Identity types.',
  access: 'anyone',
  rate: 'standard',
  answer: z.array(identityType),
});

export const permitTypeList = endpoint({
  method: 'GET',
  path: 'ref/jnijin',
  summary: 'Permit types.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(permitType),
});

export const warehouseList = endpoint({
  method: 'GET',
  path: 'ref/idgudang',
  summary: 'Warehouses.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(warehouse),
});

export const portList = endpoint({
  method: 'GET',
  path: 'ref/peldn',
  summary: 'Ports, by UN/LOCODE.',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(port),
});

export const unitList = endpoint({
  method: 'GET',
  path: 'ref/jnsatuan',
  summary: 'Units of quantity (UN/ECE Recommendation 20).',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(unit),
});

export const packageTypeList = endpoint({
  method: 'GET',
  path: 'ref/jnskemasan',
  summary: 'Kinds of packages (UN/ECE Recommendation 21).',
  access: 'signedIn',
  rate: 'standard',
  answer: z.array(packageType),
});

export const referenceList = endpoint({
  method: 'GET',
  path: 'ref/referensiDokap/{table}/{col1}/{col2}/{negara}',
  summary: 'Entries of one logical reference list; the country is `-` for all.',
  access: 'signedIn',
  rate: 'standard',
  params: wire(z.object({ table: segment, keyColumn: segment, labelColumn: segment, country: segment }), {
    table: named('table', 'referenceList'),
    keyColumn: named('col1', 'referenceList'),
    labelColumn: named('col2', 'referenceList'),
    country: named('negara', 'country'),
  }),
  answer: z.array(referenceEntry),
  failures: [404],
});

export const referenceDetail = endpoint({
  method: 'GET',
  path: 'ref/referensiDokapDtl/{a}/{b}/{c}/{d}',
  summary: 'One entry of a logical reference list: table, key column, label column, key.',
  access: 'signedIn',
  rate: 'standard',
  params: wire(z.object({ table: segment, keyColumn: segment, labelColumn: segment, key: segment }), {
    table: named('a', 'referenceList'),
    keyColumn: named('b', 'referenceList'),
    labelColumn: named('c', 'referenceList'),
    key: named('d', 'referenceList'),
  }),
  answer: z.array(referenceEntry),
  failures: [404],
});

/** A permit type, as the code sees it. */
export type PermitType = z.output<typeof permitType>;
/** An identity type, as the code sees it. */
export type IdentityType = z.output<typeof identityType>;
/** A warehouse, as the code sees it. */
export type Warehouse = z.output<typeof warehouse>;
/** One entry of a reference list, as the code sees it. */
export type ReferenceEntry = z.output<typeof referenceEntry>;
/** A port, a unit or a kind of packages: its code, its name in the office's language, and other words for it. */
export type NamedCode = z.output<typeof port> & Partial<Pick<z.output<typeof unit>, 'synonyms'>>;
