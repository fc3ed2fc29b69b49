import { headerOfPpftz, type PpftzRecord } from '@pabean/api/contract';
import {
  useIdentityTypes,
  usePackageTypes,
  usePorts,
  usePpftzContainers,
  usePpftzFile,
  usePpftzGoods,
  usePpftzPackaging,
  useUnits,
  useWarehouses,
} from '@pabean/api/hooks';
import { formatDate, type PpftzKind } from '@pabean/api/rules';
import { StoredSlots } from '@pabean/forms/document-slots';
import {
  documentRows,
  filesOfPpftz,
  PpftzHeaderFacts,
  ppftzFieldGroups,
  shownGroups,
} from '@pabean/forms/ppftz-wizard';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { type ReactNode, useState } from 'react';
import * as styles from '../../detail/detail.css.ts';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { PpftzContents } from '../../ppftz/ppftz-contents.tsx';
import { Responses } from './responses.tsx';

/** Header, files, containers, packaging and goods with their taxes, and beside them the responses. */
export function DetailBody({ record }: { record: PpftzRecord }) {
  const messages = usePpftzMessages('recordDetail');
  const { loading, failed } = usePpftzMessages('editor');
  const file = usePpftzFile(record);
  const [wanted, setWanted] = useState<Wanted>();
  const header = headerOfPpftz(record);
  const kind = record.kind as PpftzKind;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Loaded of={[useIdentityTypes(), usePorts(), useWarehouses()]} loading={loading} failed={failed}>
            {(identityTypes, ports, warehouses) => {
              const references = { identityTypes, ports, warehouses };
              return (
                <>
                  {shownGroups(header).map((group) => (
                    <Section key={group} heading={messages[group]}>
                      <PpftzHeaderFacts
                        header={header}
                        references={references}
                        rows={ppftzFieldGroups[group]}
                      />
                    </Section>
                  ))}
                  <Section heading={messages.documents}>
                    <PpftzHeaderFacts
                      header={header}
                      references={references}
                      rows={documentRows(kind, header.hasProxy)}
                      paired
                    />
                    <StoredSlots
                      kind={kind}
                      hasProxy={header.hasProxy}
                      files={filesOfPpftz(record)}
                      onOpen={(slot) => {
                        const name = record[`file_${slot}`];
                        if (name) setWanted({ name, thing: record.ajuNumber, load: () => file.run(name) });
                      }}
                    />
                  </Section>
                </>
              );
            }}
          </Loaded>
          <Contents record={record} />
        </div>
        <aside className={styles.main}>
          <Payment record={record} />
          <Section heading={messages.responses}>
            <Responses record={record} />
          </Section>
        </aside>
      </div>
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}

/** Goods, containers and packaging. */
function Contents({ record }: { record: PpftzRecord }) {
  const { contents } = usePpftzMessages('recordDetail');
  const { loading, failed } = usePpftzMessages('editor');
  return (
    <Section heading={contents}>
      <Loaded
        of={[
          usePpftzGoods(record.id),
          usePpftzContainers(record.id),
          usePpftzPackaging(record.id),
          useUnits(),
          usePackageTypes(),
        ]}
        loading={loading}
        failed={failed}
        level={3}
      >
        {(goods, containers, packaging, units, packageTypes) => (
          <PpftzContents
            record={record}
            goods={goods}
            containers={containers}
            packaging={packaging}
            units={units}
            packageTypes={packageTypes}
          />
        )}
      </Loaded>
    </Section>
  );
}

/** The bill, its payment, and the letter that released the goods. */
function Payment({ record }: { record: PpftzRecord }) {
  const messages = usePpftzMessages('recordDetail');
  const { billingCode, ntpn, ntpnDate, releaseNumber, releaseNumberDate } = record;
  const dated = (number: string | null, date: string | null) =>
    [number, date && formatDate(date)].filter(Boolean).join(' · ');
  const facts = [
    [messages.billingCode, billingCode],
    [messages.ntpn, dated(ntpn, ntpnDate)],
    [messages.release, dated(releaseNumber, releaseNumberDate)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <Section heading={messages.payment}>
      <DescriptionList>
        {facts.map(([term, value]) => (
          <DescriptionItem key={term} term={term}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
