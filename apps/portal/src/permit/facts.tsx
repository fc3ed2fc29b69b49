import type { ApplicationHeader } from '@pabean/api/contract';
import { dataLanguage, extraFieldOf, fill, formatDate, glossOf, id, isDraft } from '@pabean/api/rules';
import { ButtonLink } from '@pabean/ui/button';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { Glossed } from '@pabean/ui/messages';
import { Npwp } from '@pabean/ui/npwp';
import { useOffice } from '@pabean/ui/office';
import { Fragment, type ReactNode } from 'react';
import * as styles from '../detail/detail.css.ts';
import { useSharedMessages } from '../messages/language-provider.tsx';
import { useDetailMessages } from '../messages/use-detail-messages.ts';
import { hrefTo } from '../paths.ts';
import { type Fact, shownFacts, useArea } from './area.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  application: ApplicationHeader;
}

/** All facts; fields that the permit type does not have are undefined. */
function useFacts(application: ApplicationHeader): { readonly [Name in Fact]: ReactNode } {
  const messages = useDetailMessages('applicationDetail');
  const shared = useSharedMessages();
  const { labels } = shared;
  const office = useOffice();
  const extra = extraFieldOf(application.permitTypeId);
  const chosen = extra?.choices.find(({ value }) => value === application[extra.name]);
  const choice = extra && (
    <DescriptionItem term={labels[extra.label]}>
      {chosen && (
        <Glossed
          word={chosen.label}
          gloss={glossOf(`${extra.label}.${chosen.value}`, shared.permitChoices, id.permitChoices)}
        />
      )}
    </DescriptionItem>
  );
  return {
    name: (
      <DescriptionItem term={messages.applicant} lang={dataLanguage}>
        {application.companyName}
      </DescriptionItem>
    ),
    // The name of the identity type is the label of its number.
    identityNumber: (
      <DescriptionItem term={fill(messages.identity, { type: application.identityTypeLabel })}>
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
    office: (
      <DescriptionItem
        term={labels.office}
        lang={dataLanguage}
      >{`${office.code} – ${office.name}`}</DescriptionItem>
    ),
    number: <DescriptionItem term={labels.number}>{application.number}</DescriptionItem>,
    date: <DescriptionItem term={labels.date}>{formatDate(application.date)}</DescriptionItem>,
    permitTypeId: (
      <DescriptionItem term={labels.permitTypeId} lang={dataLanguage}>
        {application.permitTypeName}
      </DescriptionItem>
    ),
  };
}

/** The applicant, and the choices of the header. */
export function Facts({ application }: FactsProps) {
  const messages = useDetailMessages('applicationDetail');
  const area = useArea();
  const facts = useFacts(application);
  return (
    <section className={styles.section} aria-labelledby="data-permohonan">
      <div className={styles.ruled}>
        <h2 id="data-permohonan">{messages.facts}</h2>
        {isDraft(application.status) && (
          <ButtonLink size="small" href={hrefTo(area.edit, { idmohon: application.id })}>
            {messages.editFacts}
          </ButtonLink>
        )}
      </div>
      <DescriptionList>
        {shownFacts(area).map((name) => (
          <Fragment key={name}>{facts[name]}</Fragment>
        ))}
      </DescriptionList>
    </section>
  );
}
