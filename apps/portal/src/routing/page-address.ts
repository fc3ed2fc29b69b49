import { createContext, useContext } from 'react';
import { type Address, parseAddress } from './address.ts';

/** The address of the shown page; the browser's own is ahead of it while the next page loads. */
export const PageAddressContext = createContext<Address>(parseAddress('/'));

/** The shown page's path and query. */
export const usePageAddress = () => useContext(PageAddressContext);
