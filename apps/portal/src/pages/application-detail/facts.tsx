import type { ApplicationHeader } from '@pabean/api/contract';
import { extraFieldOf, fill } from '@pabean/api/rules';
import { DescriptionItem, DescriptionList, Npwp } from '@pabean/ui';
import { useSharedWords, useWords } from '../../words/words.tsx';
import * as styles from './application-detail.css.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  application: ApplicationHeader;
}

/** Who applies, and what was chosen in the header. */
export function Facts({ application }: FactsProps) {
  const words = useWords('applicationDetail');
  const { labels } = useSharedWords();
  const extra = extraFieldOf(application.permitTypeId);
  const chosen = extra?.choices.find(({ value }) => value === application[extra.name]);
  return (
    <section className={styles.section} aria-labelledby="data-permohonan">
      <h2 id="data-permohonan" className={styles.ruled}>
        {words.facts}
      </h2>
      <DescriptionList>
        <DescriptionItem term={words.applicant}>{application.companyName}</DescriptionItem>
        <DescriptionItem term={fill(words.identity, { type: application.identityTypeLabel })}>
          {application.npwp && <Npwp value={application.npwp} />}
        </DescriptionItem>
        {extra && <DescriptionItem term={labels[extra.label]}>{chosen?.label}</DescriptionItem>}
        <DescriptionItem term={labels.address}>{application.companyAddress}</DescriptionItem>
        <DescriptionItem term={labels.email}>{application.email}</DescriptionItem>
        <DescriptionItem term={labels.phone}>{application.phone}</DescriptionItem>
      </DescriptionList>
    </section>
  );
}
