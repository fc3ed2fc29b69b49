import type { CourierGoods, PassengerGoods, TransitDocument } from '@pabean/api/contract';

/** Units of the reference list of transit requests. */
export const transitUnits = [
  { code: 'C62', name: 'satuan (satu)' },
  { code: 'H87', name: 'buah' },
  { code: 'PR', name: 'pasang' },
  { code: 'SET', name: 'set' },
];

/** Three articles that a passenger carries. */
export const passengerGoods: PassengerGoods[] = [
  {
    description: 'Kamera video profesional',
    brand: 'Sony PXW-Z190',
    serialNumber: '4012773',
    count: '2',
    unit: 'H87',
    price: '86400000',
    remarks: 'Dibawa kembali setelah liputan',
  },
  {
    description: 'Tripod karbon',
    brand: 'Sachtler Ace XL',
    serialNumber: '',
    count: '2',
    unit: 'H87',
    price: '18900000',
    remarks: '',
  },
  {
    description: 'Lampu LED panel',
    brand: 'Aputure Nova P300c',
    serialNumber: 'NV-220918',
    count: '1',
    unit: 'SET',
    price: '24750000',
    remarks: '',
  },
];

/** Two articles of a courier. */
export const courierGoods: CourierGoods[] = [
  {
    waybill: '126-4471',
    description: 'Suku cadang printer',
    brand: 'Epson',
    serialNumber: 'L3210-88',
    count: '12',
    unit: 'H87',
    weight: '8.5',
    aircraft: 'Boeing 737-800',
    flight: 'GA-152',
  },
  {
    waybill: '126-4472',
    description: 'Sepatu lari',
    brand: '',
    serialNumber: '',
    count: '3',
    unit: 'PR',
    weight: '2.75',
    aircraft: 'Boeing 737-800',
    flight: 'GA-152',
  },
];

/** Two supporting documents. */
export const transitDocuments: TransitDocument[] = [
  { kind: 'Invoice', number: 'INV-118', date: '2026-02-27' },
  { kind: 'Packing List', number: 'PL-118/II/2026', date: '2026-02-27' },
];
