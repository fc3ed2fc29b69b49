import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { explainMissing, extraFieldOf, fill, missingInDokap } from '@pabean/api/rules';
import { Button, ReadinessList } from '@pabean/ui';
import { useSharedWords, useWords } from '../../words/words.tsx';
import * as styles from './application-detail.css.ts';

/** Props of {@link Readiness}. */
export interface ReadinessProps {
  application: ApplicationHeader;
  documents: readonly ListedDokap[];
  /** Opens the editor in which a document can be completed. */
  onMend: (dokap: ListedDokap) => void;
}

function isComplete(header: ApplicationHeader): boolean {
  const extra = extraFieldOf(header.permitTypeId);
  const { number, date, companyName, companyAddress, phone, email } = header;
  const needed = [number, date, companyName, companyAddress, phone, email];
  return [...needed, extra ? header[extra.name] : true].every(Boolean);
}

/** What still stands between a draft and its sending; the server has the last word. */
export function Readiness({ application, documents, onMend }: ReadinessProps) {
  const words = useWords('applicationDetail');
  const shared = useSharedWords();
  const lacking = documents
    .map((dokap) => ({ dokap, missing: missingInDokap(dokap).map((each) => explainMissing(each, shared)) }))
    .filter(({ missing }) => missing.length > 0);
  const header = isComplete(application);
  const items = [
    { id: 'header', done: header, text: header ? words.headerDone : words.headerMissing },
    {
      id: 'documents',
      done: true,
      text: fill(words.documentsDone, { count: documents.length - lacking.length }),
    },
    ...lacking.map(({ dokap, missing }) => ({
      id: dokap.id,
      done: false,
      text: `${missing.join('. ')}.`,
      action: (
        <Button
          size="small"
          variant="tertiary"
          className={styles.flush}
          aria-label={fill(words.mendOf, { name: dokap.name })}
          onClick={() => onMend(dokap)}
        >
          {words.mend}
        </Button>
      ),
    })),
  ];
  return <ReadinessList items={items} />;
}
