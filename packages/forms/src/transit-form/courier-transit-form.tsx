import type { CourierValues, NamedCode } from '@pabean/api/contract';
import { transitKinds } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { CourierGoodsLines } from '../goods-lines/index.ts';
import type { ZodForm } from '../internal/index.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { CarrierField, useCarrierField } from './carrier-field.tsx';
import { CompanyField, type LoadCompany } from './company-field.tsx';
import { type CourierFormValues, courierValues, emptyCourier } from './schema.ts';
import { courierSections, type SectionName } from './sections.ts';
import { TransitField } from './transit-field.tsx';
import type { TransitFormProps } from './transit-form.tsx';
import { TransitFrame } from './transit-frame.tsx';
import { useLines } from './use-lines.ts';
import { useTransitForm } from './use-transit-form.ts';

/** Props of {@link CourierTransitForm}. */
export interface CourierTransitFormProps extends Omit<TransitFormProps, 'initial'> {
  /** Initial values that differ from an empty form. */
  initial?: Partial<CourierFormValues>;
  /** Names of courier companies; undefined while loading. */
  companies: readonly { readonly name: string }[] | undefined;
  /** Loads a company by its name, with number and address masked. */
  loadCompany: LoadCompany;
  /** Names of cities; undefined while loading. */
  cities: readonly { readonly name: string }[] | undefined;
  /** Kinds of packages; undefined while loading. */
  packageTypes: readonly NamedCode[] | undefined;
}

/**
 * 'Perizinan Barang Transit, Barang Kiriman': a courier's declaration of its goods, without an account.
 *
 * @beta
 */
export function CourierTransitForm(props: CourierTransitFormProps) {
  const messages = useTransitMessages('transitForm');
  const transit = useTransitForm<CourierFormValues, CourierValues>({
    name: 'transit-courier',
    sections: courierSections,
    schema: courierValues,
    defaultValues: { ...emptyCourier(), ...props.initial },
    requestOf: (values, captcha) => ({ kind: transitKinds.courier, ...values, captcha }),
    props,
  });
  const form: ZodForm<CourierFormValues> = transit.form;
  const carrier = useCarrierField(form, 'carrier', props.onAddCarrier);
  const goods = useLines(form, 'goods');

  function fieldOf(name: string) {
    if (name === 'company')
      return <CompanyField key={name} form={form} companies={props.companies} load={props.loadCompany} />;
    if (name === 'carrier')
      return (
        <CarrierField key={name} form={form} name={name} carriers={props.carriers} field={carrier} optional />
      );
    return <TransitField key={name} form={form} name={name as keyof CourierFormValues} references={props} />;
  }

  function renderSection(section: SectionName) {
    if (section === 'goods') return <CourierGoodsLines {...goods} units={props.units} draft={props.draft} />;
    return courierSections
      .find(({ name }) => name === section)
      ?.rows.map((row) => {
        const drawn = row.map(fieldOf);
        return row.length === 1 ? drawn : <FieldRow key={row.join()}>{drawn}</FieldRow>;
      });
  }

  return (
    <TransitFrame
      transit={transit}
      heading={messages.courierHeading}
      lead={messages.courierLead}
      hints={{ company: messages.companyHint }}
      renderSection={renderSection}
      lists={props}
      dialogs={carrier.dialog}
    />
  );
}
