import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { outside } from './outside-form.css.ts';

/** Props of {@link OutsideForm}. */
export interface OutsideFormProps {
  /** The part inside the form. */
  within: RefObject<Element | null>;
  /** A dialog with its own form. */
  children: ReactNode;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Renders a dialog outside the form that opens it, because forms cannot be nested. Events of the dialog do not bubble to that
 * form, which would submit it.
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
