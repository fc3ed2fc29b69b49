import type { MasterDokap } from '@pabean/api/contract';
import { dataLanguage, fill, formatDate, kilobytes, todayIn } from '@pabean/api/rules';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { scope } from '@pabean/ui/theme';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { RowActions } from '../internal/rows/row-actions.tsx';
import { useDeletedRows } from '../internal/rows/use-deleted-rows.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './dokap-editor.css.ts';

/** Props of {@link MasterList}. */
export interface MasterListProps {
  masters: readonly MasterDokap[];
  /** Actions on a document. */
  action: (master: MasterDokap) => ReactNode;
  /** If omitted, none can be deleted. */
  onDelete: ((master: MasterDokap) => Promise<unknown>) | undefined;
}

/** Stored documents to choose from. Deleting one asks for confirmation in place of its buttons. */
export function MasterList({ masters, action, onDelete }: MasterListProps) {
  const { list } = useFormMessages('masters');
  const { none } = useFormMessages('rows');
  const [problem, setProblem] = useState<string>();
  const { frame, deleted, deleting } = useDeletedRows({
    rows: masters,
    keyOf: (index) => masters[index]?.id ?? index,
    nameOf: ({ first }) => first ?? '',
  });
  return (
    <section ref={frame} className={scope} aria-label={list} tabIndex={-1}>
      <VisuallyHidden role="status">{deleted?.text}</VisuallyHidden>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {masters.length === 0 && <p className={styles.none}>{none}</p>}
      {masters.length > 0 && (
        <ol className={styles.masters} aria-label={list}>
          {masters.map((master, index) => (
            <li key={master.id} className={styles.master}>
              <MasterFacts master={master} />
              <RowActions
                name={master.first ?? ''}
                asks
                onProblem={setProblem}
                onDelete={
                  onDelete &&
                  (() => {
                    setProblem(undefined);
                    deleting([index]);
                    return onDelete(master);
                  })
                }
              >
                {action(master)}
              </RowActions>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Number, date, validity and file of a stored document; an expired one is marked in text. */
function MasterFacts({ master: { first, second, expiry, fileName, fileBytes } }: { master: MasterDokap }) {
  const messages = useFormMessages('masters');
  const { size } = useMessages('fileField');
  const today = todayIn(useOffice().timeZone);
  const isExpired = expiry !== null && expiry < today;
  const days = [
    second && fill(messages.date, { date: formatDate(second) }),
    expiry && !isExpired && fill(messages.valid, { date: formatDate(expiry) }),
  ].filter(Boolean);
  return (
    <div className={styles.facts}>
      <b lang={dataLanguage}>{first}</b>
      {days.length > 0 && <span>{days.join(' · ')}</span>}
      {isExpired && (
        <span className={styles.expired}>{fill(messages.expired, { date: formatDate(expiry) })}</span>
      )}
      {fileName && (
        <span>
          <span lang={dataLanguage}>{fileName}</span>
          {fileBytes !== null && ` · ${fill(size, { size: kilobytes(fileBytes) })}`}
        </span>
      )}
    </div>
  );
}
