export { Button, type ButtonLook, type ButtonProps, type ButtonVariant } from './button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
