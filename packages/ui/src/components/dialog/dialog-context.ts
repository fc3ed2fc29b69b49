import { createContext, useContext } from 'react';

/** The wish to close the dialog around, as its × has it. */
export const DialogContext = createContext<() => void>(() => undefined);

/**
 * Asks the dialog around to close, as Escape and × do: with unsaved content it asks back first.
 *
 * @returns a function for a button of your own; “Batal” is `DialogCancel`.
 */
export const useDialogClose = () => useContext(DialogContext);
