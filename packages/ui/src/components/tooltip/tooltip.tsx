import { type AriaAttributes, type ComponentProps, cloneElement, type ReactElement, useId } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

interface Described extends AriaAttributes {
  /** Goes while the tooltip is there: one of them is enough. */
  title?: string;
}

/** What the tooltip itself listens to. */
type HandledEvents = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | HandledEvents> {
  /** The words: a name or one short fact. */
  text: string;
  /** The control that it belongs to; it must be one that takes the focus. */
  children: ReactElement<Described>;
  /**
   * Whether the words are the name of the control. Otherwise they are read after its name.
   *
   * @default false
   */
  names?: boolean;
}

/**
 * A few words that come up over a control while the pointer rests on it or the keyboard is there. Touch shows none:
 * never the only copy of a fact. For more than a line take a Popover.
 */
export function Tooltip({ text, names = false, className, children, ...rest }: TooltipProps) {
  const id = useId();
  const tooltip = useTooltip();
  const own = children.props['aria-describedby'];
  const meaning = names ? { 'aria-labelledby': id } : { 'aria-describedby': own ? `${own} ${id}` : id };
  return (
    <span
      {...rest}
      {...tooltip.around}
      className={classNames(styles.root, className)}
      style={{ ...rest.style, ...tooltip.placement.control }}
    >
      {cloneElement(children, { ...meaning, title: undefined })}
      <span
        {...tooltip.bubble}
        id={id}
        role="tooltip"
        popover="hint"
        className={styles.bubble}
        style={tooltip.placement.popup}
      >
        {text}
      </span>
    </span>
  );
}
