import type { GoodsRow } from '@pabean/api/contract';
import { percent } from '@pabean/api/rules';
import { useWatch } from 'react-hook-form';
import { FormNumberField, type ZodForm } from '../internal/index.ts';
import { useUnusualVat } from '../internal/unusual-vat.tsx';

/** Props of {@link VatField}. */
export interface VatFieldProps {
  form: ZodForm<GoodsRow, GoodsRow>;
  /** The rate that most goods have. */
  usualVat: string;
}

/** The rate of VAT; another than the usual one is taken, and said. */
export function VatField({ form, usualVat }: VatFieldProps) {
  const vatRate = useWatch({ control: form.control, name: 'vatRate' });
  return (
    <FormNumberField
      form={form}
      name="vatRate"
      notation={percent}
      hint={useUnusualVat(usualVat).ofOne({ vatRate })}
    />
  );
}
