import type { CourierCompany } from '@pabean/api/contract';
import { useRef, useState } from 'react';
import { FormCombobox, type ZodForm } from '../internal/index.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import type { CourierFormValues } from './schema.ts';
import { listed } from './transit-field.tsx';
import * as styles from './transit-form.css.ts';

/** Loads a courier company by its name, with number and address masked; undefined if there is none. */
export type LoadCompany = (name: string) => Promise<CourierCompany | undefined>;

/** Props of {@link CompanyField}. */
export interface CompanyFieldProps {
  form: ZodForm<CourierFormValues>;
  /** Undefined while loading. */
  companies: readonly { readonly name: string }[] | undefined;
  load: LoadCompany;
}

/** The forwarding company. Once it is chosen, its masked number and address are shown below. */
export function CompanyField({ form, companies, load }: CompanyFieldProps) {
  const messages = useTransitMessages('transitForm');
  const [failed, setFailed] = useState(false);
  const wanted = useRef('');

  async function show(name: string) {
    wanted.current = name;
    const fill = (company: Pick<CourierCompany, 'identityNumber' | 'address'>) => {
      // Another one may have been chosen meanwhile.
      if (wanted.current !== name) return;
      form.setValue('identityNumber', company.identityNumber);
      form.setValue('address', company.address);
    };
    setFailed(false);
    fill({ identityNumber: '', address: '' });
    if (!name) return;
    try {
      const company = await load(name);
      if (company) fill(company);
    } catch {
      if (wanted.current === name) setFailed(true);
    }
  }

  return (
    <div className={styles.withAction}>
      <FormCombobox
        form={form}
        name="company"
        hint={messages.companyFieldHint}
        {...listed(companies)}
        onValueChange={(name) => void show(name)}
      />
      <span role="status" className={styles.announcement}>
        {failed && messages.companyNotLoaded}
      </span>
    </div>
  );
}
