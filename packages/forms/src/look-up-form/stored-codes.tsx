import { fill, groupRegistrationCode } from '@pabean/api/rules';
import { IconButton } from '@pabean/ui/button';
import { Code } from '@pabean/ui/code';
import { Search, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useDeletedRows } from '../internal/rows/use-deleted-rows.ts';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import * as styles from './look-up-form.css.ts';

/** Props of {@link KeptCodes}. */
export interface StoredCodesProps {
  codes: readonly string[];
  onChoose: (code: string) => void;
  /** If omitted, none can be erased. */
  onErase: ((code: string) => void) | undefined;
}

const groups = [4, 4, 4];

/** Codes stored on this device: one press looks a request up, another erases its code. */
export function StoredCodes({ codes, onChoose, onErase }: StoredCodesProps) {
  const messages = useTransitMessages('lookUp');
  const rows = useFormMessages('rows');
  const id = useId();
  const { frame, deleted, deleting } = useDeletedRows({
    rows: codes,
    keyOf: (index) => codes[index] ?? index,
    nameOf: groupRegistrationCode,
  });
  if (codes.length === 0 && !deleted) return null;
  return (
    <section ref={frame} aria-labelledby={id} tabIndex={-1} className={styles.kept}>
      <h2 id={id} className={styles.keptHeading}>
        {messages.kept}
      </h2>
      <p role="status" className={styles.announcement}>
        {deleted?.text}
      </p>
      <ul className={styles.list}>
        {codes.map((code, index) => (
          <li key={code} className={styles.item}>
            <button type="button" className={styles.choose} onClick={() => onChoose(code)}>
              <Search size={16} />
              <Code spelled groups={groups}>
                {code}
              </Code>
            </button>
            {onErase && (
              <IconButton
                label={fill(rows.delete, { name: groupRegistrationCode(code) })}
                icon={<Trash2 size={16} />}
                variant="danger"
                size="small"
                data-delete-row
                onClick={() => {
                  deleting([index]);
                  onErase(code);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
