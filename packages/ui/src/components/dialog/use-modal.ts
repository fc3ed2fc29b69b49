import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { focusHeading } from '../../focus/focus-heading.ts';

const lockScroll = () => {
  const page = document.documentElement;
  if (page.hasAttribute('data-scroll-locked')) return;
  // The scrollbar's width becomes padding of the page: nothing moves, and the backdrop covers it, too.
  page.style.setProperty('--pb-scrollbar', `${innerWidth - page.clientWidth}px`);
  page.toggleAttribute('data-scroll-locked', true);
};

const unlockScroll = () => {
  if (!document.querySelector('dialog:modal')) document.documentElement.removeAttribute('data-scroll-locked');
};

/** Options of {@link useModal}. */
export interface ModalOptions {
  /** Called on Escape, the back gesture, and other close requests of the browser. */
  onRequestClose: () => void;
  /** Sets the initial focus once the dialog is open. */
  placeFocus?: (dialog: HTMLDialogElement) => void;
}

/**
 * Opens a `<dialog>` as a modal for as long as it is mounted: the page behind does not scroll, and the focus returns to
 * where it was. The dialog closes only by being unmounted; one that the browser closes is opened again.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, options: ModalOptions) {
  const requestClose = useEffectEvent(() => options.onRequestClose());
  const placeFocus = useEffectEvent((dialog: HTMLDialogElement) => options.placeFocus?.(dialog));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const onCancel = (event: Event) => {
      // A `cancel` event that cannot be prevented is followed by `close`.
      if (event.target !== dialog || !event.cancelable) return;
      event.preventDefault();
      requestClose();
    };
    const onClose = (event: Event) => {
      if (event.target !== dialog || dialog.open) return;
      dialog.showModal();
      requestClose();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClose);
    dialog.showModal();
    lockScroll();
    placeFocus(dialog);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClose);
      dialog.close();
      unlockScroll();
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
      else focusHeading(dialog.parentElement);
    };
  }, [ref]);
}
