import { type PassengerGoods, passengerGoodsRow } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { say } from '../../../ui/src/testing/say.ts';
import { type LinesProps, PassengerGoodsLines } from '../goods-lines/index.ts';
import { flatErrors } from '../internal/flat-errors.ts';
import { FormProblems, FormTextField, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { transitUnits } from './transit-rows.ts';

/** Props of {@link HeldLines}. */
export interface HeldLinesProps<Row> extends Pick<LinesProps<Row>, 'value' | 'onValueChange'> {
  /** Renders the list. */
  children: (held: Pick<LinesProps<Row>, 'value' | 'onValueChange'>) => ReactNode;
}

/** Holds the lines of a list, as a form does. */
export function HeldLines<Row>({ value: first, onValueChange, children }: HeldLinesProps<Row>) {
  const [value, setValue] = useState(first);
  return children({
    value,
    onValueChange(rows) {
      onValueChange(rows);
      setValue(rows);
    },
  });
}

interface Values {
  readonly name: string;
  readonly goods: readonly PassengerGoods[];
}

const schema = z.object({
  name: z.string().check(z.minLength(1, { error: 'required' })),
  goods: z.array(passengerGoodsRow).check(z.minLength(1, { error: 'noGoods' })),
});

/** Props of {@link GoodsForm}. */
export interface GoodsFormProps {
  goods?: readonly PassengerGoods[];
  onSend: (values: { name: string; goods: PassengerGoods[] }) => unknown;
}

/** A form with a list of goods, as in a transit request. */
export function GoodsForm({ goods = [], onSend }: GoodsFormProps) {
  const form = useZodForm<Values, { name: string; goods: PassengerGoods[] }>({
    schema,
    defaultValues: { name: '', goods: [...goods] },
    labelOf: (name) => (name === 'name' ? say('Nama', 'Name') : name),
    onSubmit: onSend,
  });
  const value = useWatch({ control: form.control, name: 'goods' });
  const errors = flatErrors(form.formState.errors).filter(({ name }) => name.startsWith('goods'));
  return (
    <form {...form.formProps} className={frame}>
      <FormProblems form={form} />
      <FormTextField form={form} name="name" />
      <PassengerGoodsLines
        id={form.idOf('goods')}
        units={transitUnits}
        value={value}
        error={errors.find(({ name }) => name === 'goods.root')?.message}
        rowErrors={errors.flatMap(({ name, message }) => {
          const [, row, field] = name.split('.');
          return row === 'root' ? [] : [{ row: Number(row), field, message }];
        })}
        onValueChange={(rows) => {
          form.setValue('goods', rows, { shouldDirty: true });
          form.clearErrors('goods');
        }}
      />
      <div>
        <Button variant="primary" type="submit">
          {say('Kirim', 'Send')}
        </Button>
      </div>
    </form>
  );
}
