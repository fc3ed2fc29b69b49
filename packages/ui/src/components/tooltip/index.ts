export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { TooltipIconButton } from './tooltip-icon-button.tsx';
