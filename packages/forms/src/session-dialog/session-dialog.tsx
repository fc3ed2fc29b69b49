import type { ReactNode } from 'react';
import { EndingDialog } from './ending-dialog.tsx';
import { OverDialog } from './over-dialog.tsx';

/** Props of {@link SessionDialog}. */
export interface SessionDialogProps {
  /** When the session ends, in milliseconds since 1970, and whether activity extends it. Undefined once it is over. */
  ending?: { readonly at: number; readonly extendable: boolean } | undefined;
  /** The form that signs the same account in again: LoginForm with its user name, then OtpForm if a code is required. */
  children: ReactNode;
  /** Extends the session. A rejection is shown in the dialog. */
  onStay: () => Promise<unknown>;
  /** Called when the user has read that the session ends and continues until then. */
  onDismiss: () => void;
  /** Ends the session now. */
  onLogout: () => void;
  /** Abandons the page and goes to the login. */
  onGiveUp: () => void;
}

/**
 * A dialog over a page whose session is about to end or is over. Before the end it counts down and offers to stay signed in;
 * afterwards the user signs in again in it. The page below is not changed.
 */
export function SessionDialog({ ending, children, onGiveUp, ...handlers }: SessionDialogProps) {
  if (ending) return <EndingDialog {...ending} {...handlers} />;
  return <OverDialog onGiveUp={onGiveUp}>{children}</OverDialog>;
}
