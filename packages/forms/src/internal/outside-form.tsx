import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { outside } from './outside-form.css.ts';

/** Props of {@link OutsideForm}. */
export interface OutsideFormProps {
  /** Something that stands in the form. */
  within: RefObject<Element | null>;
  /** A dialog with a form of its own. */
  children: ReactNode;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Draws a dialog beside the form that it is opened from, because a form cannot stand in another one. What happens in the dialog
 * does not reach that form: it would send itself with it.
 */
export function OutsideForm({ within, children }: OutsideFormProps) {
  const [place, setPlace] = useState<Element | null>();
  useLayoutEffect(() => setPlace(within.current?.closest('form')?.parentElement ?? null), [within]);
  if (place === undefined) return null;
  if (place === null) return children;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds back what is on its way to the form
    <div className={outside} onSubmit={keep} onBlur={keep} onChange={keep} onKeyDown={keep}>
      {children}
    </div>,
    place,
  );
}
