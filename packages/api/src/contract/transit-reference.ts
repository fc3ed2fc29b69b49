import * as z from 'zod/mini';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { shownText } from './read.ts';
import { packageType, unit } from './reference.ts';
import { carrierName } from './transit-values.ts';
import { field, wire } from './wire.ts';

const courierCompany = wire(
  z.object({
    name: field('NAMA_PERUSAHAAN', shownText),
    identityNumber: field('ID_PERUSAHAAN', shownText),
    address: field('AL_PERUSAHAAN', shownText),
  }),
);

/** @beta */
export const carrierList = endpoint({
  method: 'GET',
  path: 'transit/load/namaSarkut',
  summary: 'Names of carriers that the office has accepted, and those that this visitor has added.',
  access: 'anyone',
  rate: 'standard',
  answer: z.array(wire(z.object({ name: field('nama_sarkut', shownText) }))),
});

/** @beta */
export const addCarrier = endpoint({
  method: 'POST',
  path: 'transit/load/namaSarkut',
  summary:
    'Add the name of a carrier. Others see it once the office has accepted it; a name that is there already stays as it is.',
  access: 'anyone',
  rate: 'write',
  writes: true,
  once: true,
  body: wire(z.object({ name: field('nama', carrierName('carrierEmpty'), 'carrier') })),
  answer: done,
});

/** @beta */
export const transitUnitList = endpoint({
  method: 'GET',
  path: 'transit/ref/jnsatuan',
  summary: 'Units of quantity (UN/ECE Recommendation 20), for visitors.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(unit),
});

/** @beta */
export const transitPackageTypeList = endpoint({
  method: 'GET',
  path: 'transit/load/kemasan',
  summary: 'Kinds of packages (UN/ECE Recommendation 21), for visitors.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(packageType),
});

/** @beta */
export const cityList = endpoint({
  method: 'GET',
  path: 'transit/load/kota',
  summary: 'Cities that goods come from and go to.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(wire(z.object({ name: field('NAMA_KOTA', shownText) }))),
});

/** @beta */
export const transitPortList = endpoint({
  method: 'GET',
  path: 'pelTransit',
  summary: 'Ports and terminals of the office where goods in transit arrive and leave.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(wire(z.object({ name: field('NM_LOKASI', shownText) }))),
});

/** @beta */
export const courierCompanyList = endpoint({
  method: 'GET',
  path: 'transit/load/perusahaan',
  summary: 'Names of courier companies, without anything else about them.',
  access: 'anyone',
  rate: 'standard',
  reads: 'replica',
  answer: z.array(courierCompany),
});

/** @beta */
export const findCourierCompanies = endpoint({
  method: 'GET',
  path: 'transit/load/perusahaan/{name}',
  summary:
    'Courier companies whose name has these letters, three at least: ten at most, with number and address masked.',
  access: 'anyone',
  rate: 'standard',
  params: wire(
    z.object({
      name: field('name', z.string().check(z.maxLength(1_000, { error: 'tooLong' })), 'courierCompany'),
    }),
  ),
  answer: z.array(courierCompany),
});

/** A courier company: its name, and in the answer of a look-up its number and address, masked. */
export type CourierCompany = z.output<typeof courierCompany>;
