import * as z from 'zod/mini';
import { transitKinds } from '../rules/transit/choices.ts';
import { captchaToken } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import { orNull } from './fields.ts';
import { shownText, textIfAny } from './read.ts';
import {
  type CourierGoods,
  courierFields,
  courierGoodsRow,
  documentLines,
  goodsLines,
  type PassengerGoods,
  passengerFields,
  passengerGoodsRow,
  passengerRules,
  type TransitDocument,
  transitDocumentRow,
} from './transit-values.ts';
import { named, type WireNames, wire } from './wire.ts';
import { wireEither } from './wire-either.ts';

const goodsNames = {
  description: named('uraianBarang', 'goodsDescription'),
  brand: named('typeMerk', 'brand'),
  serialNumber: named('noSeri', 'serialNumber'),
  count: named('jumlahBarang', 'goodsCount'),
  unit: named('satuanBarang', 'goodsUnit'),
} as const;

const passengerGoodsNames: WireNames<PassengerGoods> = {
  ...goodsNames,
  price: named('harga', 'price'),
  remarks: named('keterangan', 'remarks'),
};

const documentNames: WireNames<TransitDocument> = {
  kind: named('jenisDokumen', 'transitDocumentKind'),
  number: named('nomorDokumen', 'transitDocumentNumber'),
  date: named('tanggalDokumen', 'transitDocumentDate'),
};

const courierGoodsNames: WireNames<CourierGoods> = {
  ...goodsNames,
  waybill: named('noSmu', 'waybill'),
  weight: named('berat', 'goodsWeight'),
  aircraft: named('namaPesawat', 'aircraft'),
  flight: named('noPenerbangan', 'flight'),
};

const passengerRequest = z
  .extend(passengerFields, {
    kind: z.literal(transitKinds.passenger),
    goods: goodsLines(wire(passengerGoodsRow, passengerGoodsNames)),
    documents: documentLines(wire(transitDocumentRow, documentNames)),
    captcha: captchaToken,
  })
  .check(...passengerRules);

const passengerNames: WireNames<z.output<typeof passengerRequest>> = {
  kind: named('jenisTransit', 'transitKind'),
  notifierName: named('namaPemberitahu', 'notifierName'),
  notifierIdentityType: named('jenisIdPemberitahu', 'notifierIdentityType'),
  notifierIdentityNumber: named('idPemberitahu', 'notifierIdentityNumber'),
  notifierAddress: named('alamatPemberitahu', 'notifierAddress'),
  notifierOccupation: named('pekerjaanPemberitahu', 'notifierOccupation'),
  notifierPhone: named('noTelpPemberitahu', 'notifierPhone'),
  sponsorName: named('namaSponsor', 'sponsorName'),
  sponsorIdentityType: named('jenisIdSponsor', 'sponsorIdentityType'),
  sponsorIdentityNumber: named('idSponsor', 'sponsorIdentityNumber'),
  sponsorAddress: named('alamatSponsor', 'sponsorAddress'),
  sponsorOccupation: named('pekerjaanSponsor', 'sponsorOccupation'),
  sponsorPhone: named('noTelpSponsor', 'sponsorPhone'),
  entryType: named('jenisPemasukan', 'entryType'),
  purpose: named('tujuanPemasukan', 'entryPurpose'),
  otherPurpose: named('tujuanPemasukanLainnya', 'otherPurpose'),
  placeOfUse: named('lokasiPenggunaan', 'placeOfUse'),
  origin: named('asalBarang', 'goodsOrigin'),
  exitDate: named('perkiraanTanggalKeluar', 'exitDate'),
  carrier: named('namaSarkut', 'carrier'),
  carrierNumber: named('nomorSarkut', 'carrierNumber'),
  portIn: named('pelMasuk', 'portIn'),
  portOut: named('pelKeluar', 'portOut'),
  arrivalDate: named('tanggalDatang', 'arrivalDate'),
  goods: named('tableDetail', 'goods'),
  documents: named('tableDokung', 'transitDocuments'),
  captcha: named('recaptchaToken', 'captcha'),
};

const courierRequest = z.extend(courierFields, {
  kind: z.literal(transitKinds.courier),
  goods: goodsLines(wire(courierGoodsRow, courierGoodsNames)),
  captcha: captchaToken,
});

const courierNames: WireNames<z.output<typeof courierRequest>> = {
  kind: named('jenisTransit', 'transitKind'),
  company: named('namaLengkap', 'courierCompany'),
  identityNumber: named('noIdentitas', 'identityNumber'),
  address: named('alamat', 'address'),
  occupation: named('pekerjaan', 'occupation'),
  carrier: named('namaSarkut', 'carrier'),
  billNumber: named('noBl', 'billNumber'),
  arrivalPort: named('pelKedatangan', 'arrivalPort'),
  departurePort: named('pelKeberangkatan', 'departurePort'),
  expectedDate: named('tglPerkiraan', 'expectedDate'),
  packageCount: named('jumlahKemasan', 'packageCount'),
  packageType: named('jenisKemasan', 'packageType'),
  originCity: named('kotaAsal', 'originCity'),
  destinationCity: named('kotaTujuan', 'destinationCity'),
  courierName: named('namaKurir', 'courierName'),
  goods: named('tableDetail', 'goods'),
  captcha: named('recaptchaToken', 'captcha'),
};

/** @beta */
export const storeTransit = endpoint({
  method: 'POST',
  path: 'storeTransit',
  summary:
    'File a transit request: goods that a passenger carries, or that a courier brings. Its captcha counts once, with the request.',
  access: 'anyone',
  rate: 'write',
  writes: true,
  once: true,
  maxBodyKb: 512,
  body: wireEither([passengerRequest, passengerNames], [courierRequest, courierNames]),
  answer: wire(
    z.object({ message: shownText, code: shownText }),
    { message: 'message', code: 'kd_regis' },
    { status: 'success' },
  ),
});

/** Longer than any address that a server takes. */
const longestAddress = 16_384;

/** Any text that somebody may type: what is no code is answered as one that nothing has. */
const typedCode = z.string().check(z.maxLength(longestAddress, { error: 'tooLong' }));

/** @beta */
export const transitCode = endpoint({
  method: 'GET',
  path: 'getKode/{id}',
  summary:
    'The registration code of a transit request, where there is one; whatever is wrong with a code, the answer is the same (404).',
  access: 'anyone',
  rate: 'standard',
  params: wire(z.object({ id: typedCode }), { id: named('id', 'registrationCode') }),
  answer: wire(z.object({ code: shownText }), { code: 'kd_regis' }),
  failures: [404],
});

/** @beta */
export const findTransit = endpoint({
  method: 'GET',
  path: 'transit/getpdf/{code}',
  summary:
    'Where the PDF of a transit request lies, by its registration code; whatever is wrong with a code, the answer is the same (404).',
  access: 'anyone',
  rate: 'standard',
  params: wire(z.object({ code: typedCode }), { code: named('code', 'registrationCode') }),
  // Other providers say with a 200, too, that nothing was found; then there is no id.
  answer: wire(
    z.object({
      /** By which its PDF is fetched; null where nothing was found. */
      id: orNull(shownText),
      /** The provider's words. */
      message: textIfAny,
      /** What the provider calls the outcome. */
      status: textIfAny,
      /** The sign that a provider shows beside its words. */
      icon: textIfAny,
    }),
    {
      id: 'id_transit',
      message: 'message',
      status: 'status',
      icon: 'icon',
    },
  ),
  failures: [404],
});

/** @beta */
export const transitPdf = endpoint({
  method: 'GET',
  path: 'transit/viewpdf/{id_transit}',
  summary: 'The PDF of a transit request, by an id of 128 random bits that only the look-up tells.',
  access: 'anyone',
  rate: 'standard',
  params: wire(z.object({ id: typedCode }), { id: named('id_transit', 'transitRequest') }),
  answer: 'file',
  failures: [404],
});

/** A transit request as it is filed. */
export type TransitRequest = z.output<typeof passengerRequest> | z.output<typeof courierRequest>;
/** What a look-up found: the id of a PDF, or null and the provider's words. */
export type FoundTransit = z.output<typeof findTransit.answer>;
