import { fill, formatNumber, formatQuantity, rupiah } from '@pabean/api/rules';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { FieldError } from '../field/index.ts';
import { Panel, type PanelProps } from '../panel/panel.tsx';
import * as styles from './tax-breakdown.css.ts';
import { type TaxFigures, type TaxNumber, taxRows } from './tax-rows.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/** Props of {@link TaxBreakdown}. */
export interface TaxBreakdownProps extends Omit<PanelProps, 'heading' | 'sunken' | 'children'> {
  /**
   * The figures of one article. Without them the panel shows what it waits for; a figure that is null is not known yet,
   * and for a rate that is null the panel asks for it.
   */
  figures?: TaxFigures;
  /** The article that the figures are about, under the heading. */
  goods?: ReactNode;
  /** Duty and taxes of all articles together, in rupiah. */
  allGoods?: TaxNumber;
  /** Why there are no figures, and what to do. The amounts are then hidden. */
  error?: ReactNode;
  /**
   * The heading.
   *
   * @default the dictionary's “Duty and taxes”
   */
  heading?: ReactNode;
}

/**
 * Duty and taxes of one article, line by line, each with its formula. It shows the given figures and computes nothing.
 * A new total is announced politely once it no longer changes.
 */
export function TaxBreakdown({ figures, goods, allGoods, error, heading, ...rest }: TaxBreakdownProps) {
  const messages = useMessages('taxBreakdown');
  const id = useId();
  const known = error ? undefined : figures;
  const total = known?.total ?? null;
  const status = useDebouncedText(
    total === null ? '' : fill(messages.updated, { total: formatQuantity(total, rupiah) }),
  );
  return (
    <Panel {...rest} heading={heading ?? messages.heading} sunken>
      <div className={styles.body}>
        {goods && <p className={styles.goods}>{goods}</p>}
        <dl>
          {taxRows(known, messages).map(({ key, amount, formula, lacksRate }) => (
            <div key={key} className={styles.row} data-row={key}>
              <dt className={styles.name}>
                {messages[key]}
                {formula && (
                  <>
                    {' '}
                    <span className={styles.formula} data-lacks-rate={lacksRate ? '' : undefined}>
                      {formula}
                    </span>
                  </>
                )}
              </dt>
              <dd className={styles.amount}>
                {amount === null ? (
                  <>
                    <span aria-hidden>–</span>
                    <span className={styles.hidden}>{messages.notYet}</span>
                  </>
                ) : (
                  formatNumber(amount, rupiah)
                )}
              </dd>
            </div>
          ))}
        </dl>
        {!figures && !error && <p className={styles.note}>{messages.waiting}</p>}
        <div role="alert" className={styles.error}>
          {error && <FieldError id={id}>{error}</FieldError>}
        </div>
        {allGoods !== undefined && allGoods !== null && (
          <p className={styles.note}>
            {messages.allGoods} <span className={styles.allGoods}>{formatQuantity(allGoods, rupiah)}</span>
          </p>
        )}
        <span role="status" className={styles.hidden}>
          {status}
        </span>
      </div>
    </Panel>
  );
}
