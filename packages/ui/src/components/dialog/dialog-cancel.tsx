import { useMessages } from '../../messages/provider.tsx';
import { Button, type ButtonProps } from '../button/button.tsx';
import { useDialogClose } from './dialog-context.ts';

/** Props of {@link DialogCancel}. */
export type DialogCancelProps = ButtonProps;

/**
 * “Cancel”: closes the dialog around it as Escape and × do. Gets the initial focus when the dialog's purpose is `ask`.
 */
export function DialogCancel({ children, ...rest }: DialogCancelProps) {
  const messages = useMessages('dialog');
  const close = useDialogClose();
  return (
    <Button onClick={close} {...rest} data-dialog-cancel>
      {children ?? messages.cancel}
    </Button>
  );
}
