import type {
  NamedCode,
  PpftzRecord,
  StoredGoods,
  StoredPpftzContainer,
  StoredPpftzPackaging,
} from '@pabean/api/contract';
import { GoodsTable } from '@pabean/forms/goods-editor';
import { PpftzContainersTable } from '@pabean/forms/ppftz-containers';
import { PpftzPackagingTable } from '@pabean/forms/ppftz-packaging';
import { usePpftzMessages } from '../messages/use-ppftz-messages.ts';
import * as styles from './ppftz-contents.css.ts';
import { useGoodsRates } from './use-goods-rates.ts';

/** Props of {@link PpftzContents}. */
export interface PpftzContentsProps {
  goods: readonly StoredGoods[];
  containers: readonly StoredPpftzContainer[];
  packaging: readonly StoredPpftzPackaging[];
  units: readonly NamedCode[];
  packageTypes: readonly NamedCode[];
  /** The record, whose date decides its usual rates. */
  record: PpftzRecord;
}

/** The contents of a record, read-only. */
export function PpftzContents({
  goods,
  containers,
  packaging,
  units,
  packageTypes,
  record,
}: PpftzContentsProps) {
  const { goods: heading } = usePpftzMessages('contents');
  const { vat } = useGoodsRates(record);
  return (
    <>
      <div className={styles.beside}>
        <PpftzContainersTable level={3} rows={containers} />
        <PpftzPackagingTable level={3} packaging={packaging[0]} packageTypes={packageTypes} />
      </div>
      <section className={styles.part} aria-label={heading}>
        <h3 className={styles.heading}>{heading}</h3>
        <GoodsTable rows={goods} units={units} packageTypes={packageTypes} usualVat={vat} />
      </section>
    </>
  );
}
