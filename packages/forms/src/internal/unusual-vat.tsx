import type { GoodsLine } from '@pabean/api/contract';
import { fill, isUnusualRate } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { usePpftzMessages } from '../messages/use-messages.ts';
import { rateText } from './use-goods-messages.ts';

/** Props of {@link UnusualVats}. */
export interface UnusualVatsProps {
  rows: readonly Pick<GoodsLine, 'vatRate'>[];
  /** The usual rate. */
  usualVat: string | undefined;
}

/** A message about an unusual rate of VAT. */
export function useUnusualVat(usualVat: string | undefined) {
  const { unusualVat, unusualVats } = usePpftzMessages('goods');
  const isUnusual = ({ vatRate }: Pick<GoodsLine, 'vatRate'>) =>
    usualVat !== undefined && isUnusualRate(vatRate, usualVat);
  const usual = rateText(usualVat ?? '');
  return {
    /** Message about one article; undefined if its rate is the usual one. */
    ofOne: (row: Pick<GoodsLine, 'vatRate'>) => (isUnusual(row) ? fill(unusualVat, { usual }) : undefined),
    /** Message about several articles; undefined if all have the usual one. */
    ofAll(rows: UnusualVatsProps['rows']) {
      const count = rows.filter(isUnusual).length;
      return count === 0 ? undefined : fill(unusualVats, { count, usual });
    },
  };
}

/** Counts the goods with an unusual rate of VAT. It is only a warning. */
export function UnusualVats({ rows, usualVat }: UnusualVatsProps) {
  const sentence = useUnusualVat(usualVat).ofAll(rows);
  return sentence === undefined ? null : <Alert tone="warning" heading={sentence} />;
}
