import { fill } from '@pabean/api/rules';
import { X } from 'lucide-react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as styles from './sticky-toolbar.css.ts';

const number = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

interface SelectionCountProps {
  selected: number;
  onClear: (() => void) | undefined;
}

/**
 * The number of selected rows, announced politely, and the button that clears the selection. The text is in a live
 * region that is always mounted.
 */
export function SelectionCount({ selected, onClear }: SelectionCountProps) {
  const messages = useMessages('stickyToolbar');
  return (
    <>
      {selected > 0 && onClear && (
        <IconButton
          size="small"
          label={messages.clear}
          icon={<X size={16} />}
          onClick={(event) => {
            event.currentTarget.closest('fieldset')?.focus();
            onClear();
          }}
        />
      )}
      <p role="status" className={styles.selected}>
        {selected > 0 && fill(messages.selected, { count: number.format(selected) })}
      </p>
    </>
  );
}
