import { useFindTransit, useTransitPdf } from '@pabean/api/hooks';
import { groupRegistrationCode } from '@pabean/api/rules';
import { LookUpForm } from '@pabean/forms/look-up-form';
import { FormsProvider } from '@pabean/forms/messages';
import { useId, useRef, useState } from 'react';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { useDictionaries } from '../../messages/language-provider.tsx';
import { useTransitMessages } from '../../messages/use-transit-messages.ts';
import { eraseCode } from '../../saved-codes/saved-codes.ts';
import { useSavedCodes } from '../../saved-codes/use-saved-codes.ts';
import * as styles from './transit-menu.css.ts';

/** Props of {@link FindRequest}. */
export interface FindRequestProps {
  /** The code of the address, in any format. */
  code: string;
}

/** “Cari Permohonan”: looks up a request by its code, and shows its PDF above the page. */
export function FindRequest({ code }: FindRequestProps) {
  const messages = useTransitMessages('menu');
  const find = useFindTransit();
  const pdf = useTransitPdf();
  const asked = useRef('');
  const [wanted, setWanted] = useState<Wanted>();
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.search}</h2>
      <p>{messages.searchText}</p>
      <FormsProvider messages={useDictionaries()}>
        <LookUpForm
          code={code}
          kept={useSavedCodes()}
          onErase={eraseCode}
          onLookUp={(typed) => {
            asked.current = typed;
            return find.run(typed);
          }}
          onFound={(id) =>
            setWanted({
              name: groupRegistrationCode(asked.current),
              thing: messages.request,
              load: () => pdf.run(id),
            })
          }
        />
      </FormsProvider>
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </section>
  );
}
