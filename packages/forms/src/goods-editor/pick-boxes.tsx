import type { StoredGoods } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import type { RowPick } from '../internal/rows/row-table.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-cells.css.ts';
import type { Picked } from './use-picked.ts';

/** A selection checkbox for each article, and one for all. */
export const pickBoxes = (picked: Picked<StoredGoods>): RowPick<StoredGoods> => ({
  all: <PickBox isPicked={picked.areAll} onChange={picked.all} />,
  one: (row) => (
    <PickBox
      name={row.description}
      isPicked={picked.has(row.id)}
      onChange={(isPicked) => picked.toggle(row.id, isPicked)}
    />
  ),
});

interface PickBoxProps {
  /** Description of the article; omitted for all. */
  name?: string;
  isPicked: boolean;
  onChange: (isPicked: boolean) => void;
}

function PickBox({ name, isPicked, onChange }: PickBoxProps) {
  const { pick, pickAll } = usePpftzMessages('goods');
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={name === undefined ? pickAll : fill(pick, { name })}
        className={styles.box}
        checked={isPicked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
