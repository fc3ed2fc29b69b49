import { useFindTransit, useTransitPdf } from '@pabean/api/hooks';
import { groupRegistrationCode } from '@pabean/api/rules';
import { LookUpForm } from '@pabean/forms/look-up-form';
import { FormsProvider } from '@pabean/forms/messages';
import { useId, useRef, useState } from 'react';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { eraseCode } from '../../kept-codes/kept-codes.ts';
import { useKeptCodes } from '../../kept-codes/use-kept-codes.ts';
import { useTransitWords } from '../../words/transit-words.ts';
import { useDictionaries } from '../../words/words.tsx';
import * as styles from './transit-menu.css.ts';

/** Props of {@link FindRequest}. */
export interface FindRequestProps {
  /** The code of the address, in whatever form. */
  code: string;
}

/** “Cari Permohonan”: a request by its code, as PDF above the page. */
export function FindRequest({ code }: FindRequestProps) {
  const words = useTransitWords('menu');
  const find = useFindTransit();
  const pdf = useTransitPdf();
  const asked = useRef('');
  const [wanted, setWanted] = useState<Wanted>();
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{words.search}</h2>
      <p>{words.searchText}</p>
      <FormsProvider words={useDictionaries()}>
        <LookUpForm
          code={code}
          kept={useKeptCodes()}
          onErase={eraseCode}
          onLookUp={(typed) => {
            asked.current = typed;
            return find.run(typed);
          }}
          onFound={(id) =>
            setWanted({
              name: groupRegistrationCode(asked.current),
              thing: words.request,
              load: () => pdf.run(id),
            })
          }
        />
      </FormsProvider>
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </section>
  );
}
