import { IconButton, type IconButtonProps } from '../button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/**
 * An IconButton whose name is shown in a Tooltip, for keyboard users too, instead of the browser's own for the mouse
 * only. The button is wrapped in a span.
 */
export function TooltipIconButton(props: IconButtonProps) {
  return (
    <Tooltip names text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  );
}
