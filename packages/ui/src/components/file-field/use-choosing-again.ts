import { type RefObject, useEffect } from 'react';

/**
 * Lets the same file be chosen again: its content may have changed, but a browser fires no event for an unchanged
 * choice. The input is emptied while the file dialog is open; its files are restored when the dialog is cancelled.
 */
export function useChoosingAgain(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current } = input;
    let held: readonly File[] = [];
    function empty() {
      if (!current) return;
      held = [...(current.files ?? [])];
      current.value = '';
    }
    function restore() {
      if (!current) return;
      const restored = new DataTransfer();
      for (const file of held) restored.items.add(file);
      current.files = restored.files;
    }
    current?.addEventListener('click', empty);
    current?.addEventListener('cancel', restore);
    return () => {
      current?.removeEventListener('click', empty);
      current?.removeEventListener('cancel', restore);
    };
  }, [input]);
}
