import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { courierGoods, passengerGoods, transitUnits } from './transit-rows.ts';

const { kind: _kind, captcha: _captcha, ...passenger } = buildPassengerTransit();
const { kind: _ofCourier, captcha: _solved, ...courier } = buildCourierTransit();

/** A passenger's values before the declaration. */
export const filledPassenger = { ...passenger, goods: passengerGoods, hasSponsor: false };

/** A courier's values before the declaration. */
export const filledCourier = {
  ...courier,
  goods: courierGoods,
  identityNumber: '••••••••••••4471',
  address: 'Jl. Yos Sud•••••',
};

/** The values of the passenger section only. */
export const begunPassenger = {
  ...Object.fromEntries(Object.entries(passenger).filter(([name]) => name.startsWith('notifier'))),
  entryType: passenger.entryType,
};

/** The reference lists of both forms. */
export const transitReferences = {
  carriers: ['KM KELUD', 'MV BATAM JET 5', 'GARUDA INDONESIA'].map((name) => ({ name })),
  ports: [
    'Batu Ampar',
    'Warehouse Hang Nadim',
    'Terminal Hang Nadim',
    'Telaga Punggur',
    'Roro Punggur',
    'Domestik Sekupang',
    'Harbour Bay',
    'Nongsa Pura',
    'Batam Center',
  ].map((name) => ({ name })),
  units: transitUnits,
};

/** The reference lists of a courier's form. */
export const courierReferences = {
  ...transitReferences,
  companies: ['PT Contoh Kurir Segara', 'PT Kilat Nusantara'].map((name) => ({ name })),
  cities: ['Batam', 'Jakarta', 'Surabaya'].map((name) => ({ name })),
  packageTypes: [
    { code: 'CT', name: 'Carton' },
    { code: 'BG', name: 'Bag' },
  ],
};
