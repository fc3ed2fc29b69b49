import { useSyncExternalStore } from 'react';
import { keptCodes, subscribeToKeptCodes } from './kept-codes.ts';

/** The registration codes that somebody asked to keep on this device, the newest first. */
export const useKeptCodes = () => useSyncExternalStore(subscribeToKeptCodes, keptCodes);
