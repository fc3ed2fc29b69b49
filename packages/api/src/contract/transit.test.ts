import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildCourierTransit, buildPassengerTransit } from '../fixtures/index.ts';
import { storeTransit } from './transit.ts';
import { type PassengerGoods, passengerGoodsRow, passengerValues } from './transit-values.ts';
import { codePath, placeOf } from './wire.ts';

const passenger = buildPassengerTransit();
const courier = buildCourierTransit();
const encoded = (value: typeof passenger | typeof courier) =>
  z.encode(storeTransit.body, value) as Record<string, unknown>;

describe('a request on the wire', () => {
  test('has the documented names, of a passenger', () => {
    expect(Object.keys(encoded(passenger)).sort()).toEqual(
      [
        ...['Pemberitahu', 'Sponsor'].flatMap((who) => [
          ...[`nama${who}`, `jenisId${who}`, `id${who}`, `alamat${who}`],
          ...[`pekerjaan${who}`, `noTelp${who}`],
        ]),
        ...['jenisPemasukan', 'tujuanPemasukan', 'tujuanPemasukanLainnya', 'lokasiPenggunaan', 'asalBarang'],
        ...['perkiraanTanggalKeluar', 'namaSarkut', 'nomorSarkut', 'pelMasuk', 'pelKeluar', 'tanggalDatang'],
        ...['tableDetail', 'tableDokung', 'recaptchaToken', 'jenisTransit'],
      ].sort(),
    );
    const { tableDetail, tableDokung, jenisTransit } = encoded(passenger);
    expect(jenisTransit).toBe('Barang Penumpang');
    expect(tableDetail).toEqual([
      {
        uraianBarang: 'Kamera video profesional',
        typeMerk: 'Sony PXW-Z190',
        noSeri: '4012773',
        jumlahBarang: '2',
        satuanBarang: 'H87',
        harga: '86400000',
        keterangan: '',
      },
    ]);
    expect(tableDokung).toEqual([
      { jenisDokumen: 'Invoice', nomorDokumen: 'INV-118', tanggalDokumen: '2026-02-27' },
    ]);
  });

  test('has the documented names, of a courier', () => {
    expect(Object.keys(encoded(courier)).sort()).toEqual(
      [
        ...['namaLengkap', 'noIdentitas', 'alamat', 'pekerjaan', 'namaSarkut', 'noBl', 'pelKedatangan'],
        ...['pelKeberangkatan', 'jenisTransit', 'tglPerkiraan', 'jumlahKemasan', 'jenisKemasan', 'kotaAsal'],
        ...['kotaTujuan', 'namaKurir', 'tableDetail', 'recaptchaToken'],
      ].sort(),
    );
    expect((encoded(courier).tableDetail as object[]).map((line) => Object.keys(line).sort())).toEqual([
      [
        ...['uraianBarang', 'typeMerk', 'noSeri', 'jumlahBarang', 'satuanBarang', 'noSmu', 'berat'],
        ...['namaPesawat', 'noPenerbangan'],
      ].sort(),
    ]);
  });

  test('is read as it was written; without its kind it is a passenger’s', () => {
    expect(z.decode(storeTransit.body, encoded(courier))).toEqual(courier);
    const { jenisTransit: _, ...without } = encoded(passenger);
    expect(z.decode(storeTransit.body, without)).toEqual(passenger);
    expect(z.safeDecode(storeTransit.body, { ...encoded(passenger), jenisTransit: 'Lain' }).success).toBe(
      false,
    );
  });

  test('may leave out what is optional, and amounts may be numbers', () => {
    const { namaSponsor: _, idSponsor: _id, tujuanPemasukanLainnya: _other, ...rest } = encoded(passenger);
    const tableDetail = [{ uraianBarang: 'Tripod', jumlahBarang: 2, satuanBarang: 'H87', harga: 18900000 }];
    const read = z.decode(storeTransit.body, { ...rest, tableDetail, tableDokung: undefined });
    expect(read).toMatchObject({
      documents: [],
      sponsorName: '',
      goods: [{ count: '2', price: '18900000', brand: '' }],
    });
  });
});

/** The issues of a request, by their wire path. */
const complaints = (value: Record<string, unknown>) =>
  (z.safeDecode(storeTransit.body, value).error?.issues ?? []).map(({ path, message }) => {
    const { field, label } = placeOf(storeTransit.body, path, value);
    return [field, label, message];
  });

test.each([
  [{ namaPemberitahu: ' ' }, ['namaPemberitahu', 'notifierName', 'required']],
  [{ tableDetail: [] }, ['tableDetail', 'goods', 'noGoods']],
  [{ tableDetail: undefined }, ['tableDetail', 'goods', 'noGoods']],
  [
    { jenisIdPemberitahu: 'NPWP', idPemberitahu: '12.345' },
    ['idPemberitahu', 'notifierIdentityNumber', 'npwpDigits'],
  ],
  [{ jenisIdPemberitahu: 'KTP', idPemberitahu: '217' }, ['idPemberitahu', 'notifierIdentityNumber', 'ktp']],
  [{ jenisIdSponsor: 'NPWP', idSponsor: '' }, ['idSponsor', 'sponsorIdentityNumber', 'npwpDigits']],
  [{ tujuanPemasukan: 'Lainnya' }, ['tujuanPemasukanLainnya', 'otherPurpose', 'required']],
  [{ perkiraanTanggalKeluar: '2026-03-05' }, ['perkiraanTanggalKeluar', 'exitDate', 'exitBeforeArrival']],
  [{ namaSarkut: 'KM <KELUD>' }, ['namaSarkut', 'carrier', 'carrierName']],
  [{ recaptchaToken: '' }, ['recaptchaToken', 'captcha', 'captcha']],
])('%j is refused at its place', (change, complaint) => {
  expect(complaints({ ...encoded(passenger), ...change })).toContainEqual(complaint);
});

test('what is wrong with a courier’s goods has the courier’s names', () => {
  const [line] = encoded(courier).tableDetail as object[];
  const wrong = { ...encoded(courier), tableDetail: [line, { ...line, berat: '8.555' }] };
  expect(complaints(wrong)).toEqual([['tableDetail[1].berat', 'goodsWeight', 'decimals']]);
});

test('refused places are found again by property names, whichever kind it was', () => {
  expect(codePath(storeTransit.body, 'tableDetail[1].berat')).toEqual(['goods', 1, 'weight']);
  expect(codePath(storeTransit.body, 'tableDetail[0].harga')).toEqual(['goods', 0, 'price']);
  expect(codePath(storeTransit.body, 'idSponsor')).toEqual(['sponsorIdentityNumber']);
  expect(codePath(storeTransit.body, 'pelKedatangan')).toEqual(['arrivalPort']);
});

test('NPWP and KTP are stored without separators; a passport is stored as typed', () => {
  const { kind: _, captcha: _captcha, ...values } = passenger;
  const numberOf = (type: string, number: string) =>
    z.decode(passengerValues, { ...values, notifierIdentityType: type, notifierIdentityNumber: number })
      .notifierIdentityNumber;
  expect(numberOf('NPWP', '0013 0000 1799 9101')).toBe('0013000017999101');
  expect(numberOf('Paspor', 'C-449 201')).toBe('C-449 201');
});

test('an amount is a number of 0 or more', () => {
  const [camera] = passenger.goods as [PassengerGoods];
  const priceOf = (price: string) =>
    z.safeDecode(passengerGoodsRow, { ...camera, price }).error?.issues[0]?.message;
  expect(priceOf('0')).toBeUndefined();
  expect(priceOf('-1')).toBe('atLeast');
  expect(priceOf('')).toBe('required');
});
