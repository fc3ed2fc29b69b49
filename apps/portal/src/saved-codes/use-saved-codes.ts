import { useSyncExternalStore } from 'react';
import { savedCodes, subscribeToSavedCodes } from './saved-codes.ts';

/** The registration codes saved on this device, the newest first. */
export const useSavedCodes = () => useSyncExternalStore(subscribeToSavedCodes, savedCodes);
