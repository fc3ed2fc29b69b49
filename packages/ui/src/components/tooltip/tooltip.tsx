import { type AriaAttributes, type ComponentProps, cloneElement, type ReactElement, useId } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

interface Described extends AriaAttributes {
  /** Removed while the tooltip is shown: one tooltip is enough. */
  title?: string;
}

/** The events that the tooltip handles. */
type HandledEvents = 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | HandledEvents> {
  /** The text: a name or one short fact. */
  text: string;
  /** The control that it belongs to; it must be focusable. */
  children: ReactElement<Described>;
  /**
   * Whether the text is the accessible name of the control. Otherwise it is read after the name.
   *
   * @default false
   */
  names?: boolean;
}

/**
 * A short text that appears above a control on hover or keyboard focus. Touch shows none: never put a fact only here.
 * For more than a line use a Popover.
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
      className={rootClass(styles.root, className)}
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
