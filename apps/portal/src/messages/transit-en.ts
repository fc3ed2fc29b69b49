import type { TransitMessages } from './transit-id.ts';

/** The same in English. */
export const transitEn: TransitMessages = {
  menu: {
    lead: 'For passengers and crew who bring goods from the customs territory, without an account.',
    search: 'Find a request',
    searchText: 'With your registration code you see and download a request that was filed.',
    request: 'Transit request',
    apply: 'File a request',
    passenger: 'Passengers’ goods',
    courier: 'Couriers’ goods',
    soon: 'COMING SOON',
    soonReason: 'Not yet open from this menu. Courier companies use the address that the office gives them.',
  },
  form: {
    listsFailed: 'The lists to choose from could not be loaded',
    listsFailedText: 'Ports, carriers or units cannot be chosen yet. Everything else can be filled in.',
  },
  result: {
    loading: 'Loading the registration code',
    failed: 'The registration code could not be loaded',
    notKept: 'This browser does not keep codes. Write yours down, or print it.',
    toMenu: 'To the transit menu',
  },
};
