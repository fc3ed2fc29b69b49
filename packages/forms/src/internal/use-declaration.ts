import { type ChangeEvent, useRef, useState } from 'react';

/** A declaration that must be ticked before something is sent. */
export function useDeclaration(errorIfMissing: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    /** Spread into its Checkbox. */
    checkbox: {
      ref,
      checked,
      error: isMissing ? errorIfMissing : undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        setChecked(target.checked);
        setMissing(false);
      },
    },
    /** Whether it is ticked; where it is not, the checkbox says so and has the focus. */
    confirm() {
      if (checked) return true;
      setMissing(true);
      ref.current?.focus();
      return false;
    },
    clear: () => setChecked(false),
  };
}
