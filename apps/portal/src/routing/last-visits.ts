import type { RoutePath } from '../paths.ts';
import { type Address, addressText } from './address.ts';

const lastVisits = new Map<string, string>();

/** Keeps how a list was looked at last. */
export const rememberVisit = (address: Address) => void lastVisits.set(address.path, addressText(address));

/** The way back to a list, with the sort, page and search of the last visit. */
export const backTo = (path: RoutePath) => lastVisits.get(path) ?? path;
