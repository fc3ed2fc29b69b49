export { Menu, type MenuProps } from './menu.tsx';
export {
  MenuGroup,
  type MenuGroupProps,
  type MenuOption,
  MenuRadioGroup,
  type MenuRadioGroupProps,
} from './menu-group.tsx';
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps } from './menu-item.tsx';
export { MenuSeparator } from './menu-separator.tsx';
