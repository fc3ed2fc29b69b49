export { DoorLink, type DoorLinkProps, OrDivider, type OrDividerProps } from './door-link.tsx';
export { LoginFrame, type LoginFrameProps } from './login-frame.tsx';
