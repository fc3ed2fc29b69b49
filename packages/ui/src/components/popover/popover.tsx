import { X } from 'lucide-react';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames, rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { closeOnEscape, closeOnLeave, closePopup, openerOf } from '../../popup/opener.ts';
import { usePlacement } from '../../popup/use-placement.ts';
import { IconButton } from '../button/icon-button.tsx';
import * as styles from './popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** The accessible name of the panel. */
  heading: ReactNode;
  /** The button that opens it: `Button`, `IconButton` or a plain `button`. It needs a name of its own. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The content: a few lines, or a few controls that act at once. Mounted while it is closed, too. */
  children: ReactNode;
  /**
   * Which edges of panel and button are aligned.
   *
   * @default 'start'
   */
  align?: 'start' | 'end';
}

/**
 * A small panel that a button opens over the page, which stays usable: an explanation, a few settings. For actions use
 * a Menu, for a question that must be answered first a Dialog, for a name or one short fact a Tooltip.
 */
export function Popover({ heading, trigger, align = 'start', className, children, ...rest }: PopoverProps) {
  const { close } = useMessages('common');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const placement = usePlacement(panel, open, align, openerOf);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (isOpen) event.currentTarget.focus();
  }

  return (
    <div {...rest} className={rootClass(styles.root, className)}>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
        style: { ...trigger.props.style, ...placement.control },
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-heading`}
        tabIndex={-1}
        className={classNames(styles.popup, styles.panel)}
        style={placement.popup}
        data-align={align}
        onToggle={onToggle}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        <div className={styles.head}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <IconButton
            size="small"
            label={close}
            icon={<X size={16} />}
            className={styles.close}
            onClick={() => closePopup(panel.current)}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
