import type { RoutePath } from '../paths.ts';
import { type Address, addressText } from './address.ts';

const lastVisits = new Map<string, string>();

/** Saves the last state of a list. */
export const rememberVisit = (address: Address) => void lastVisits.set(address.path, addressText(address));

/** The address of a list, with the sort, page and search of the last visit. */
export const backTo = (path: RoutePath) => lastVisits.get(path) ?? path;
