export { OfficeProvider, type OfficeProviderProps, useOffice } from './office.tsx';
