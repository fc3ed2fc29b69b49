import { useSyncExternalStore } from 'react';
import { keptCodes, subscribeToKeptCodes } from './kept-codes.ts';

/** The registration codes saved on this device, the newest first. */
export const useKeptCodes = () => useSyncExternalStore(subscribeToKeptCodes, keptCodes);
