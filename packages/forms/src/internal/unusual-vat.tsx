import type { GoodsLine } from '@pabean/api/contract';
import { fill, isUnusualRate } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { usePpftzMessages } from '../messages/use-messages.ts';
import { rateText } from './use-goods-messages.ts';

/** Props of {@link UnusualVats}. */
export interface UnusualVatsProps {
  rows: readonly Pick<GoodsLine, 'vatRate'>[];
  /** The rate that most goods have. */
  usualVat: string | undefined;
}

/** A sentence about a rate of VAT that is not the usual one. */
export function useUnusualVat(usualVat: string | undefined) {
  const { unusualVat, unusualVats } = usePpftzMessages('goods');
  const isUnusual = ({ vatRate }: Pick<GoodsLine, 'vatRate'>) =>
    usualVat !== undefined && isUnusualRate(vatRate, usualVat);
  const usual = rateText(usualVat ?? '');
  return {
    /** Said of an article; undefined where its rate is the usual one. */
    ofOne: (row: Pick<GoodsLine, 'vatRate'>) => (isUnusual(row) ? fill(unusualVat, { usual }) : undefined),
    /** Said of several; undefined where all have the usual one. */
    ofAll(rows: UnusualVatsProps['rows']) {
      const count = rows.filter(isUnusual).length;
      return count === 0 ? undefined : fill(unusualVats, { count, usual });
    },
  };
}

/** How many goods have another rate of VAT than the usual one: nobody is kept from it. */
export function UnusualVats({ rows, usualVat }: UnusualVatsProps) {
  const sentence = useUnusualVat(usualVat).ofAll(rows);
  return sentence === undefined ? null : <Alert tone="warning" heading={sentence} />;
}
