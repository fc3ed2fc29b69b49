import type { CourierGoods, TransitDocument } from '@pabean/api/contract';
import type { StoredTransit } from '../core/db/tables/transit.ts';

type Passenger = Extract<StoredTransit, { kind: 'Barang Penumpang' }>;
type Courier = Extract<StoredTransit, { kind: 'Barang Kiriman' }>;

/** The plan of a demo transit request. */
export interface TransitPlan {
  /** Days since it was filed. */
  readonly age: number;
  /** Days from then until the goods arrive. */
  readonly until: number;
  /** The officer who stamped it, if any. */
  readonly seenBy?: string;
}

/** A passenger's request, without dates. */
export interface PassengerPlan extends TransitPlan {
  /** Days that the goods stay. */
  readonly stays: number;
  /** Each line: article, brand, serial number, quantity and total value. */
  readonly goods: readonly (readonly [
    description: string,
    brand: string,
    serialNumber: string,
    count: string,
    price: string,
  ])[];
  /** Kind and number of each. */
  readonly documents: readonly (readonly [kind: TransitDocument['kind'], number: string])[];
  readonly fields: Omit<Passenger, 'kind' | 'goods' | 'documents' | 'arrivalDate' | 'exitDate'>;
}

/** A courier's request, without the day and the company's number and address. */
export interface CourierPlan extends TransitPlan {
  /** The index of its company in the office's list. */
  readonly company: number;
  /** Each line: air waybill, article, quantity, unit and kilograms. */
  readonly goods: readonly (readonly [
    waybill: string,
    description: string,
    count: string,
    unit: string,
    weight: string,
  ])[];
  readonly flight: Pick<CourierGoods, 'aircraft' | 'flight'>;
  readonly fields: Pick<
    Courier,
    | 'carrier'
    | 'billNumber'
    | 'arrivalPort'
    | 'departurePort'
    | 'packageCount'
    | 'packageType'
    | 'originCity'
    | 'destinationCity'
    | 'courierName'
  >;
}

/** Names of carriers that wait for an officer, and how many visitors added each. */
export const demoWaitingCarriers = [
  { name: 'KM CONTOH SAMUDERA', visitors: 3 },
  { name: 'MV CONTOH EKSPRES 8', visitors: 1 },
] as const;

const nobody = {
  sponsorName: '',
  sponsorIdentityType: '',
  sponsorIdentityNumber: '',
  sponsorAddress: '',
  sponsorOccupation: '',
  sponsorPhone: '',
  otherPurpose: '',
} as const;

const ofPassenger = { ...nobody, entryType: 'Barang Bawaan Penumpang' } as const;

/** All people are fictitious: no district of Batam has the number 99, no tax office 999. The latest first. */
export const passengerPlans: readonly PassengerPlan[] = [
  {
    age: 0,
    until: 2,
    stays: 14,
    goods: [
      ['Kamera video profesional', 'Sony PXW-Z190', '4012773', '2', '86400000'],
      ['Tripod karbon', 'Manfrotto 504X', '', '2', '18900000'],
      ['Lampu studio LED', 'Aputure 300X', 'AP-30117', '4', '31200000'],
    ],
    documents: [
      ['Invoice', 'INV-118'],
      ['Packing List', 'PL-118'],
    ],
    fields: {
      ...ofPassenger,
      notifierName: 'Bima Contoh Pranata',
      notifierIdentityType: 'KTP',
      notifierIdentityNumber: '2171991907900011',
      notifierOccupation: 'Juru kamera',
      notifierAddress: 'Perumahan Contoh Taman Baloi Blok D3 No. 8, Batam Kota',
      notifierPhone: '0812-5550-0176',
      sponsorName: 'PT Contoh Elektronik Industri',
      sponsorIdentityType: 'NPWP',
      sponsorIdentityNumber: '0029004454999000',
      sponsorPhone: '0778 555 0144',
      sponsorAddress: 'Kawasan Industri Contoh Blok B No. 2, Batam',
      purpose: 'Keperluan profesional/tenaga ahli',
      placeOfUse: 'Batam Center dan Nongsa',
      origin: 'Jakarta',
      carrier: 'KM KELUD',
      carrierNumber: 'KLD-2409',
      portIn: 'Batu Ampar',
      portOut: 'Terminal Hang Nadim',
    },
  },
  {
    age: 0,
    until: 0,
    stays: 5,
    goods: [['Gitar akustik', 'Yamaha FG800', 'QJN280114', '1', '3250000']],
    documents: [],
    fields: {
      ...ofPassenger,
      notifierName: 'Rina Contoh',
      notifierIdentityType: 'KTP',
      notifierIdentityNumber: '2171996508010008',
      notifierOccupation: 'Pemusik',
      notifierAddress: 'Jl. Contoh Seraya No. 21, Batam',
      notifierPhone: '0813 5550 0102',
      purpose: 'Pertunjukan umum/olah raga/perlombaan',
      placeOfUse: 'Harbour Bay',
      origin: 'Medan',
      carrier: 'KM CONTOH SAMUDERA',
      carrierNumber: '014',
      portIn: 'Batam Center',
      portOut: 'Batam Center',
    },
  },
  {
    age: 1,
    until: 1,
    stays: 30,
    seenBy: 'Sri Wahyuni',
    goods: [
      ['Alat ukur tekanan', 'Fluke 729', '50210044', '1', '142500000'],
      ['Pipa kalibrasi', '', '', '6', '4200000'],
    ],
    documents: [['Kontrak', '021/KTR/CKM/2026']],
    fields: {
      ...ofPassenger,
      notifierName: 'PT Contoh Kapal Makmur',
      notifierIdentityType: 'NPWP',
      notifierIdentityNumber: '0019006675999000',
      notifierOccupation: 'Galangan kapal',
      notifierAddress: 'Jl. Contoh Galangan No. 5, Sekupang, Batam',
      notifierPhone: '+62 778 555 0190',
      purpose: 'Perbaikan/rekondisi/pengujian/kalibrasi',
      placeOfUse: 'Galangan Sekupang',
      origin: 'Surabaya',
      carrier: 'CITILINK',
      carrierNumber: 'QG-948',
      portIn: 'Terminal Hang Nadim',
      portOut: 'Terminal Hang Nadim',
    },
  },
  {
    age: 2,
    until: 1,
    stays: 3,
    goods: [['Papan peraga dan brosur wisata', '', '', '40', '2800000']],
    documents: [['Flyer', 'Pameran Wisata Bahari']],
    fields: {
      ...ofPassenger,
      notifierName: 'Wisatawan Contoh',
      notifierIdentityType: 'Paspor',
      notifierIdentityNumber: 'X0000001',
      notifierOccupation: 'Agen perjalanan',
      notifierAddress: 'Hotel Contoh Nagoya kamar 512, Batam',
      notifierPhone: '+65 5550 0133',
      purpose: 'Pameran/peragaan/demonstrasi',
      placeOfUse: 'Nagoya',
      origin: 'Denpasar',
      carrier: 'LION AIR',
      carrierNumber: 'JT-379',
      portIn: 'Terminal Hang Nadim',
      portOut: 'Harbour Bay',
    },
  },
  {
    age: 5,
    until: 2,
    stays: 60,
    seenBy: 'Hendra Saputra',
    goods: [
      ['Perahu karet', 'Contoh Marine R3', 'CM-R3-0441', '1', '27500000'],
      ['Motor tempel 15 PK', 'Yamaha E15D', '6B4K-118', '1', '34900000'],
    ],
    documents: [['Purchase Order', 'PO-2026-044']],
    fields: {
      ...ofPassenger,
      notifierName: 'Andi Contoh',
      notifierIdentityType: 'KTP',
      notifierIdentityNumber: '2171991503790003',
      notifierOccupation: 'Pengelola resor',
      notifierAddress: 'Jl. Contoh Pantai No. 3, Nongsa, Batam',
      notifierPhone: '0811 5550 0121',
      purpose: 'Sewa menyewa',
      placeOfUse: 'Nongsa',
      origin: 'Tanjung Pinang',
      carrier: 'KMP BAHTERA NUSANTARA 01',
      carrierNumber: 'BN-77',
      portIn: 'Roro Punggur',
      portOut: 'Telaga Punggur',
    },
  },
  {
    age: 12,
    until: 3,
    stays: 7,
    seenBy: 'Sri Wahyuni',
    goods: [['Telepon satelit awak kapal', 'Iridium 9575', '300215010118', '1', '21750000']],
    documents: [['Lainnya', 'Buku Pelaut A0000003']],
    fields: {
      ...nobody,
      entryType: 'Barang Awak Sarana Pengangkut',
      notifierName: 'Pelaut Contoh',
      notifierIdentityType: 'Lainnya',
      notifierIdentityNumber: 'KITAS-CONTOH-0001',
      notifierOccupation: 'Mualim',
      notifierAddress: 'Mess Contoh Bahari, Batu Ampar, Batam',
      notifierPhone: '0812 5550 0155',
      purpose: 'Lainnya',
      otherPurpose: 'Perlengkapan kerja awak kapal',
      placeOfUse: 'Batu Ampar',
      origin: 'Makassar',
      carrier: 'KM BUKIT RAYA',
      carrierNumber: 'BR-0311',
      portIn: 'Batu Ampar',
      portOut: 'Domestik Sekupang',
    },
  },
  {
    age: 20,
    until: 4,
    stays: 1,
    goods: [['Contoh keramik lantai', 'Contoh Keramik', '', '12', '960000']],
    documents: [],
    fields: {
      ...ofPassenger,
      notifierName: 'Dewi Contoh',
      notifierIdentityType: 'KTP',
      notifierIdentityNumber: '2171996804930004',
      notifierOccupation: 'Wiraswasta',
      notifierAddress: 'Ruko Contoh Mitra Blok A No. 1, Batam',
      notifierPhone: '0857 5550 0119',
      purpose: 'Keperluan contoh/model',
      placeOfUse: 'Batam Kota',
      origin: 'Tanjung Balai Karimun',
      carrier: 'DUMAI EXPRESS',
      carrierNumber: 'DE-10',
      portIn: 'Domestik Sekupang',
      portOut: 'Domestik Sekupang',
    },
  },
];

/** The latest first. */
export const courierPlans: readonly CourierPlan[] = [
  {
    age: 0,
    until: 1,
    company: 0,
    flight: { aircraft: 'Boeing 737-800', flight: 'GA-152' },
    goods: [
      ['126-4471', 'Suku cadang printer', '12', 'H87', '8.5'],
      ['126-4472', 'Pakaian jadi anak', '40', 'H87', '16.25'],
      ['126-4473', 'Telepon genggam', '3', 'H87', '1.2'],
    ],
    fields: {
      carrier: 'GARUDA INDONESIA',
      billNumber: '126-11800451',
      arrivalPort: 'Warehouse Hang Nadim',
      departurePort: 'Batu Ampar',
      packageCount: '3',
      packageType: 'CT',
      originCity: 'Jakarta',
      destinationCity: 'Batam',
      courierName: 'Maya Contoh',
    },
  },
  {
    age: 1,
    until: 0,
    company: 2,
    flight: { aircraft: 'Airbus A320', flight: 'ID-6860' },
    goods: [['938-1180', 'Kosmetik', '6', 'DZN', '9.4']],
    fields: {
      carrier: 'BATIK AIR',
      billNumber: '938-00118042',
      arrivalPort: 'Warehouse Hang Nadim',
      departurePort: 'Telaga Punggur',
      packageCount: '1',
      packageType: 'BX',
      originCity: 'Bandung',
      destinationCity: 'Tanjung Pinang',
      courierName: 'Joko Contoh',
    },
  },
  {
    age: 3,
    until: 1,
    company: 3,
    seenBy: 'Hendra Saputra',
    flight: { aircraft: 'Boeing 737-900ER', flight: 'JT-377' },
    goods: [
      ['990-7001', 'Onderdil sepeda motor', '25', 'H87', '42'],
      ['990-7002', 'Ban dalam', '60', 'H87', '27.75'],
    ],
    fields: {
      carrier: 'LION AIR',
      billNumber: '990-70010233',
      arrivalPort: 'Terminal Hang Nadim',
      departurePort: 'Roro Punggur',
      packageCount: '4',
      packageType: 'CT',
      originCity: 'Semarang',
      destinationCity: 'Natuna',
      courierName: 'Hadi Contoh',
    },
  },
  {
    age: 8,
    until: 2,
    company: 7,
    flight: { aircraft: '', flight: '' },
    seenBy: 'Sri Wahyuni',
    goods: [['', 'Buku pelajaran', '120', 'H87', '64.5']],
    fields: {
      carrier: 'KM KELUD',
      billNumber: 'BTM-24090118',
      arrivalPort: 'Batu Ampar',
      departurePort: 'Domestik Sekupang',
      packageCount: '6',
      packageType: 'CT',
      originCity: 'Jakarta',
      destinationCity: 'Tanjung Balai Karimun',
      courierName: 'Lina Contoh',
    },
  },
  {
    age: 15,
    until: 1,
    company: 10,
    flight: { aircraft: '', flight: '' },
    goods: [['', 'Obat herbal', '200', 'H87', '31.1']],
    fields: {
      carrier: '',
      billNumber: '',
      arrivalPort: 'Harbour Bay',
      departurePort: 'Nongsa Pura',
      packageCount: '2',
      packageType: 'BG',
      originCity: '',
      destinationCity: '',
      courierName: 'Rudi Contoh',
    },
  },
];
