import { fill, type Printable, printObstacle } from '@pabean/api/rules';
import { CircleAlert, Printer } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button, type ButtonLook } from '../button/button.tsx';
import * as styles from './print-button.css.ts';

/** Props of {@link PrintButton}. */
export interface PrintButtonProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** What the print rules look at; `printableOf` takes it from an application. */
  licence: Printable;
  /** Called when the person wants to see the licence: fetch its PDF or the stored file, and show it. */
  onPrint: () => void;
  /** What is printed, such as “KEP-1204/KPU.02/2024”: the button’s name in a list, where many stand. */
  thing?: string | undefined;
  /**
   * What stands here when the rules offer nothing: the button, which then says why it does nothing, or no button at all.
   *
   * @default 'explain'
   */
  whenNone?: 'explain' | 'hide';
  /**
   * Whether the licence is on its way.
   *
   * @default false
   */
  busy?: boolean;
  /** Why the licence did not come, in the server's words; pressed again, the button tries again. */
  problem?: string | undefined;
}

/**
 * “Cetak”, where the print rules offer a licence: the PDF that the server makes, or the file that the office stored. Where
 * they offer nothing it says why.
 */
export function PrintButton({
  licence,
  onPrint,
  thing,
  whenNone = 'explain',
  busy = false,
  problem,
  variant,
  size,
  className,
  ...rest
}: PrintButtonProps) {
  const messages = useMessages('printButton');
  const reasonId = useId();
  const obstacle = printObstacle(licence);
  if (obstacle && whenNone === 'hide') return null;
  return (
    <span {...rest} className={classNames(styles.root, className)}>
      <Button
        {...(variant && { variant })}
        {...(size && { size })}
        icon={<Printer size={16} />}
        busy={busy}
        busyLabel={messages.busy}
        {...(thing && { 'aria-label': fill(messages.printOf, { thing }) })}
        {...(obstacle && { 'aria-disabled': true })}
        {...((obstacle || problem) && { 'aria-describedby': reasonId })}
        onClick={onPrint}
      >
        {messages.print}
      </Button>
      {obstacle && (
        <span id={reasonId} className={styles.reason}>
          {messages[obstacle]}
        </span>
      )}
      <span role="alert">
        {problem && !obstacle && (
          <span id={reasonId} className={styles.problem}>
            <CircleAlert size={16} className={styles.icon} />
            <span>{problem}</span>
          </span>
        )}
      </span>
    </span>
  );
}
