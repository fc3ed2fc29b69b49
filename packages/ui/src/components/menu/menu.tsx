import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames, rootClass } from '../../class-names.ts';
import { closeOnEscape, closePopup, openerOf } from '../../popup/opener.ts';
import { usePlacement } from '../../popup/use-placement.ts';
import * as styles from './menu.css.ts';
import { MenuContext } from './menu-context.ts';
import { itemFor, itemsOf } from './menu-keys.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends ComponentProps<'div'> {
  /** The menu's name, such as “User menu”. */
  label: string;
  /** The button that opens it: `Button`, `IconButton` or a plain `button`. It needs a name of its own. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Items, links, groups and separators. They may be added after the menu was opened. */
  children: ReactNode;
  /**
   * Which edges of menu and button are aligned.
   *
   * @default 'start'
   */
  align?: 'start' | 'end';
}

/**
 * A button that opens a list of actions. Arrow keys move, letters search, Escape and Tab close. To choose a value in a
 * form use a select or radio buttons.
 */
export function Menu({ label, trigger, align = 'start', className, children, ...rest }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(false);
  const [open, setOpen] = useState(false);
  const placement = usePlacement(menu, open, align, openerOf);

  const close = () => closePopup(menu.current);
  function onTriggerKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    startsAtEnd.current = event.key === 'ArrowUp';
    menu.current?.showPopover?.();
  }
  function focusItem(popup: HTMLDivElement) {
    const item = itemsOf(popup).at(startsAtEnd.current ? -1 : 0);
    (item ?? popup).focus();
    if (item) startsAtEnd.current = false;
  }
  // Items may be added after the menu was opened: then the first one takes over the focus from the menu itself.
  useEffect(() => {
    if (menu.current && menu.current === document.activeElement) focusItem(menu.current);
  });
  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open';
    setOpen(isOpen);
    if (isOpen) focusItem(event.currentTarget);
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    closeOnEscape(event);
    // Tab continues from the button, as if there were no menu.
    if (event.key === 'Tab') return close();
    // The browser presses a button by Space, but not a link.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      return event.target.click();
    }
    const item = itemFor(event.key, itemsOf(event.currentTarget), document.activeElement);
    if (!item) return;
    event.preventDefault();
    item.focus();
  }

  return (
    <div {...rest} className={rootClass(styles.root, className)}>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: onTriggerKeyDown,
        style: { ...trigger.props.style, ...placement.control },
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles.popup, styles.menu)}
        style={placement.popup}
        data-align={align}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        <MenuContext value={close}>{children}</MenuContext>
      </div>
    </div>
  );
}
