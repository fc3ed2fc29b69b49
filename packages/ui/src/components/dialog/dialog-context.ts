import { createContext, useContext } from 'react';

/** Requests to close the dialog around, as its × does. */
export const DialogContext = createContext<() => void>(() => undefined);

/**
 * Returns a function that requests to close the dialog around, as Escape and × do: with unsaved content the dialog asks
 * first.
 *
 * @returns the click handler of a custom button; “Cancel” is `DialogCancel`.
 */
export const useDialogClose = () => useContext(DialogContext);
