import { fill, type Printable, printObstacle } from '@pabean/api/rules';
import { CircleAlert, Printer } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button, type ButtonLook } from '../button/button.tsx';
import * as styles from './print-button.css.ts';

/** Props of {@link PrintButton}. */
export interface PrintButtonProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  /** The input of the print rules; `printableOf` takes it from an application. */
  licence: Printable;
  /** Called when the user wants to see the licence: fetch its PDF or the stored file, and show it. */
  onPrint: () => void;
  /** What is printed, such as “KEP-1204/KPU.02/2024”: part of the button’s accessible name in a list. */
  thing?: string | undefined;
  /**
   * What is shown when the rules offer no licence: the disabled button with the reason, or nothing.
   *
   * @default 'explain'
   */
  whenNone?: 'explain' | 'hide';
  /**
   * Whether the licence is loading.
   *
   * @default false
   */
  busy?: boolean;
  /** Why the licence could not be loaded, as the server's message; a click tries again. */
  problem?: string | undefined;
}

/**
 * “Print”, where the print rules offer a licence: the PDF that the server draws, or the file that the office uploaded.
 * Where they offer none it shows the reason.
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
    <span {...rest} className={rootClass(styles.root, className)}>
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
