import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootClass } from '../../class-names.ts';
import { useFocusFallback } from '../../focus/use-focus-fallback.ts';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as styles from './dialog.css.ts';
import { DialogContext } from './dialog-context.ts';
import { type DialogPurpose, placeDialogFocus } from './dialog-focus.ts';
import { DialogGuard } from './dialog-guard.tsx';
import { useModal } from './use-modal.ts';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** Whether the dialog is shown. Its content is mounted only while it is. */
  open: boolean;
  /** The title, and accessible name, of the dialog. */
  heading: ReactNode;
  /** The dialog's content: a `DialogBody` and a `DialogFoot`, in a `DialogForm` when it has fields. */
  children: ReactNode;
  /** Called when the user requests to close: Escape, ×, “Cancel”, the back gesture. Set `open` to false in it. */
  onRequestClose: () => void;
  /**
   * The purpose of the dialog. It decides the width and the initial focus: `ask` 440 px, “Cancel”; `tell` 560 px, the
   * primary action or the field that it needs; `edit` 760 px, the first error or empty field. On a phone `edit` takes
   * the whole screen.
   *
   * @default 'tell'
   */
  purpose?: DialogPurpose;
  /**
   * The width where it differs from the purpose's: 440, 560 or 760 px, or up to 1360 px for a table of many columns.
   *
   * @default the purpose's
   */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** One line under the heading that names the thing it is about. */
  description?: ReactNode;
  /**
   * Whether closing would lose unsaved content. Then Escape, × and “Cancel” ask first, inside the dialog.
   *
   * @default false
   */
  unsaved?: boolean;
}

const sizes = { ask: 'small', tell: 'medium', edit: 'large' } as const;

/**
 * A modal dialog on the native `<dialog>`: its body scrolls, its footer stays, the focus returns to the control that
 * opened it. Not for field errors and not for success messages; from within another dialog only to view a file
 * (ViewerDialog).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  heading,
  description,
  purpose = 'tell',
  size = sizes[purpose],
  unsaved = false,
  onRequestClose,
  className,
  children,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const { close } = useMessages('common');
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const focusedBefore = useRef<Element>(null);
  const titleId = useId();
  const descriptionId = useId();
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  function ask() {
    focusedBefore.current = document.activeElement;
    setAsking(true);
  }
  function keepEditing() {
    flushSync(() => setAsking(false));
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }
  const requestClose = asking ? keepEditing : unsaved ? ask : onRequestClose;
  useModal(dialog, {
    onRequestClose: requestClose,
    placeFocus: (element) => placeDialogFocus(element, purpose),
  });

  useFocusFallback(dialog);

  return (
    <dialog
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      {...rest}
      ref={dialog}
      className={rootClass(styles.dialog, className)}
      data-purpose={purpose}
      data-size={size}
      data-asking={asking || undefined}
    >
      <DialogContext value={requestClose}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {heading}
          </h2>
          <IconButton
            size="small"
            label={close}
            icon={<X size={20} />}
            className={styles.close}
            onClick={requestClose}
          />
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
        </header>
        {children}
        {asking && <DialogGuard onKeep={keepEditing} onDiscard={onRequestClose} />}
      </DialogContext>
    </dialog>
  );
}
