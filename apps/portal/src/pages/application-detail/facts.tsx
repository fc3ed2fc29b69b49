import type { ApplicationHeader, PermitHeader } from '@pabean/api/contract';
import { dataLanguage, extraFieldOf, fill } from '@pabean/api/rules';
import { DescriptionItem, DescriptionList, Npwp } from '@pabean/ui';
import { Fragment, type ReactNode } from 'react';
import { useDetailWords } from '../../words/detail-words.ts';
import { useSharedWords } from '../../words/words.tsx';
import * as styles from './application-detail.css.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  application: ApplicationHeader;
}

/** What of a typed header stands here; the rest is in the head of the page. */
type Fact = Exclude<keyof PermitHeader, 'permitTypeId' | 'number' | 'date'>;

/** Every fact in its order; what the permit type does not ask for is not there. */
function useFacts(application: ApplicationHeader): { readonly [Name in Fact]: ReactNode } {
  const words = useDetailWords('applicationDetail');
  const { labels } = useSharedWords();
  const extra = extraFieldOf(application.permitTypeId);
  const chosen = extra?.choices.find(({ value }) => value === application[extra.name]);
  const choice = extra && (
    <DescriptionItem term={labels[extra.label]} lang={dataLanguage}>
      {chosen?.label}
    </DescriptionItem>
  );
  return {
    name: (
      <DescriptionItem term={words.applicant} lang={dataLanguage}>
        {application.companyName}
      </DescriptionItem>
    ),
    // The name of the identity's kind is the term of its number.
    identityType: null,
    identityNumber: (
      <DescriptionItem term={fill(words.identity, { type: application.identityTypeLabel })}>
        {application.npwp && <Npwp value={application.npwp} />}
      </DescriptionItem>
    ),
    documentKind: extra?.name === 'documentKind' && choice,
    businessKind: extra?.name === 'businessKind' && choice,
    address: (
      <DescriptionItem term={labels.address} lang={dataLanguage}>
        {application.companyAddress}
      </DescriptionItem>
    ),
    email: <DescriptionItem term={labels.email}>{application.email}</DescriptionItem>,
    phone: <DescriptionItem term={labels.phone}>{application.phone}</DescriptionItem>,
  };
}

/** Who applies, and what was chosen in the header. */
export function Facts({ application }: FactsProps) {
  const words = useDetailWords('applicationDetail');
  const facts = useFacts(application);
  return (
    <section className={styles.section} aria-labelledby="data-permohonan">
      <h2 id="data-permohonan" className={styles.ruled}>
        {words.facts}
      </h2>
      <DescriptionList>
        {Object.entries(facts).map(([name, fact]) => (
          <Fragment key={name}>{fact}</Fragment>
        ))}
      </DescriptionList>
    </section>
  );
}
