import { IconButton, type IconButtonProps } from '../button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/**
 * An IconButton whose name comes up in a Tooltip, for the keyboard too, instead of the browser's own for the mouse
 * alone. The button stands in a span.
 */
export function TooltipIconButton(props: IconButtonProps) {
  return (
    <Tooltip names text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
