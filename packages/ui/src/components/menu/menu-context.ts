import { createContext } from 'react';

/** Closes the menu around. */
export const MenuContext = createContext<() => void>(() => undefined);
