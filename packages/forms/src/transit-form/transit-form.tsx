import type { NamedCode, PassengerValues } from '@pabean/api/contract';
import { transitKinds } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { Switch } from '@pabean/ui/switch';
import { useWatch } from 'react-hook-form';
import { PassengerGoodsLines, TransitDocumentLines } from '../goods-lines/index.ts';
import type { ZodForm } from '../internal/index.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { type AddCarrier, CarrierField, useCarrierField } from './carrier-field.tsx';
import { emptyPassenger, type PassengerFormValues, passengerSchema } from './schema.ts';
import { passengerSections, type SectionName } from './sections.ts';
import { TransitField } from './transit-field.tsx';
import { TransitFrame } from './transit-frame.tsx';
import { useLines } from './use-lines.ts';
import { type TransitFormBaseProps, useTransitForm } from './use-transit-form.ts';

/** Props of {@link TransitForm}. */
export interface TransitFormProps extends TransitFormBaseProps {
  /** Initial values that differ from an empty form. */
  initial?: Partial<PassengerFormValues>;
  /** Names of carriers; undefined while loading. */
  carriers: readonly { readonly name: string }[] | undefined;
  /** Names of ports and terminals; undefined while loading. */
  ports: readonly { readonly name: string }[] | undefined;
  /** Units of quantity. */
  units: readonly NamedCode[];
  /** Adds the name of a carrier, in upper case. */
  onAddCarrier: AddCarrier;
}

type Form = ZodForm<PassengerFormValues>;

/**
 * 'Form Pembawaan Barang Asal TLDDP': a passenger's declaration of accompanying goods, without an account.
 *
 * @beta
 */
export function TransitForm(props: TransitFormProps) {
  const messages = useTransitMessages('transitForm');
  const transit = useTransitForm<PassengerFormValues, PassengerValues>({
    name: 'transit-passenger',
    sections: passengerSections,
    schema: passengerSchema,
    defaultValues: { ...emptyPassenger(), ...props.initial },
    requestOf: (values, captcha) => ({ kind: transitKinds.passenger, ...values, captcha }),
    props,
  });
  const form: Form = transit.form;
  const carrier = useCarrierField(form, 'carrier', props.onAddCarrier);
  const goods = useLines(form, 'goods');
  const documents = useLines(form, 'documents');

  function renderSection(section: SectionName) {
    if (section === 'goods')
      return <PassengerGoodsLines {...goods} units={props.units} draft={props.draft} />;
    if (section === 'documents') return <TransitDocumentLines {...documents} draft={props.draft} />;
    const fields = passengerSections
      .find(({ name }) => name === section)
      ?.rows.map((row) => {
        const drawn = row.map((name) =>
          name === 'carrier' ? (
            <CarrierField key={name} form={form} name={name} carriers={props.carriers} field={carrier} />
          ) : (
            <TransitField
              key={name}
              form={form}
              name={name as keyof PassengerFormValues}
              references={{ ports: props.ports }}
            />
          ),
        );
        return row.length === 1 ? drawn : <FieldRow key={row.join()}>{drawn}</FieldRow>;
      });
    return section === 'sponsor' ? <Sponsor form={form}>{fields}</Sponsor> : fields;
  }

  return (
    <TransitFrame
      transit={transit}
      heading={messages.passengerHeading}
      lead={messages.passengerLead}
      hints={{ sponsor: messages.sponsorHint }}
      renderSection={renderSection}
      lists={props}
      dialogs={carrier.dialog}
    />
  );
}

/** The fields of a sponsor, if there is one. */
function Sponsor({ form, children }: { form: Form; children: React.ReactNode }) {
  const { hasSponsor: label } = useTransitMessages('transitForm');
  const hasSponsor = useWatch({ control: form.control, name: 'hasSponsor' });
  return (
    <>
      <Switch {...form.register('hasSponsor')} id={form.idOf('hasSponsor')} label={label} />
      {hasSponsor && children}
    </>
  );
}
