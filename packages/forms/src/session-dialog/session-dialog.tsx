import type { ReactNode } from 'react';
import { EndingDialog } from './ending-dialog.tsx';
import { OverDialog } from './over-dialog.tsx';

/** Props of {@link SessionDialog}. */
export interface SessionDialogProps {
  /**
   * When the session ends, in milliseconds since 1970, and whether using it puts that off. Undefined once it is over.
   */
  ending?: { readonly at: number; readonly extendable: boolean } | undefined;
  /** The form that signs the same account in again: LoginForm with its user name, then OtpForm where a code is due. */
  children: ReactNode;
  /** Puts the end off. A rejection is told in the dialog. */
  onStay: () => Promise<unknown>;
  /** Called when the person has read that the session ends and goes on until then. */
  onDismiss: () => void;
  /** Ends the session now. */
  onLogout: () => void;
  /** Gives the page up and goes to the login. */
  onGiveUp: () => void;
}

/**
 * Stands over a page whose session is about to end or is over. Before the end it counts down and offers to stay signed
 * in; after it, the person signs in again in its place. The page below is not touched.
 */
export function SessionDialog({ ending, children, onGiveUp, ...handlers }: SessionDialogProps) {
  if (ending) return <EndingDialog {...ending} {...handlers} />;
  return <OverDialog onGiveUp={onGiveUp}>{children}</OverDialog>;
}
