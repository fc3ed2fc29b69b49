import { type ChangeEvent, useRef, useState } from 'react';

/** A declaration that must be ticked before sending. */
export function useDeclaration(errorIfMissing: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    /** Props for its Checkbox. */
    checkbox: {
      ref,
      checked,
      error: isMissing ? errorIfMissing : undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setChecked(target.checked);
        setMissing(false);
      },
    },
    /** Returns whether it is ticked; if not, the checkbox shows an error and takes the focus. */
    confirm() {
      if (checked) return true;
      setMissing(true);
      ref.current?.focus();
      return false;
    },
    clear: () => setChecked(false),
  };
}
