import { type ApplicationHeader, type ListedDokap, permitHeader } from '@pabean/api/contract';
import { explainMissing, fill, missingInDokap } from '@pabean/api/rules';
import { Button, ReadinessList } from '@pabean/ui';
import { usePageWords } from '../../words/page-words.ts';
import { useSharedWords } from '../../words/words.tsx';
import * as styles from './application-detail.css.ts';

/** Props of {@link Readiness}. */
export interface ReadinessProps {
  application: ApplicationHeader;
  documents: readonly ListedDokap[];
  /** Opens the editor in which a document can be completed. */
  onMend: (dokap: ListedDokap) => void;
}

/** Whether nothing that was to be typed is empty. The identity belongs to the company, and some providers keep it back. */
function isComplete({ companyName, companyAddress, ...header }: ApplicationHeader): boolean {
  const typed = { ...header, name: companyName, address: companyAddress, identityNumber: '' };
  const { error } = permitHeader.safeParse(typed);
  const empty = error?.issues.filter(({ message }) => message === 'required') ?? [];
  return empty.every(({ path }) => path[0] === 'identityNumber');
}

/** What still stands between a draft and its sending; the server has the last word. */
export function Readiness({ application, documents, onMend }: ReadinessProps) {
  const words = usePageWords('applicationDetail');
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
