import { Field, useField } from '@pabean/ui/field';
import { useEffect, useId, useRef, useState } from 'react';
import { useAccountMessages } from '../messages/use-messages.ts';
import type { CaptchaFieldProps } from './captcha-field.tsx';
import { loadRecaptcha } from './load-recaptcha.ts';

/** Props of {@link RecaptchaField}. */
export interface RecaptchaFieldProps extends Omit<CaptchaFieldProps, 'load' | 'goodFor' | 'ref'> {
  siteKey: string;
}

/** Google's checkbox. Its script is loaded from Google only when the field is rendered. */
export function RecaptchaField({ siteKey, value, onValueChange, ...props }: RecaptchaFieldProps) {
  const messages = useAccountMessages('captcha');
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const take = useRef(onValueChange);
  const widget = useRef<number>(undefined);
  const [state, setState] = useState<'shown' | 'expired' | 'failed'>('shown');
  const { frame, control } = useField(props);
  useEffect(() => {
    take.current = onValueChange;
  });
  useEffect(() => {
    let isUnmounted = false;
    loadRecaptcha().then(
      (google) => {
        if (isUnmounted || !place.current) return;
        // Google renders into an element only once, and an effect may run twice.
        const inside = place.current.appendChild(document.createElement('div'));
        widget.current = google.render(inside, {
          sitekey: siteKey,
          callback(token) {
            setState('shown');
            take.current(token);
          },
          'expired-callback'() {
            setState('expired');
            take.current('');
          },
          'error-callback': () => setState('failed'),
        });
      },
      () => !isUnmounted && setState('failed'),
    );
    return () => {
      isUnmounted = true;
      place.current?.replaceChildren();
    };
  }, [siteKey]);
  // After a rejection by the server or a reset of the form it has to be solved again.
  const isLost = value !== '' && Boolean(props.error);
  useEffect(() => {
    if (!isLost || widget.current === undefined) return;
    void loadRecaptcha().then((google) => google.reset(widget.current));
  }, [isLost]);
  return (
    <Field {...frame} groupLabelId={labelId}>
      {/* biome-ignore lint/a11y/useSemanticElements: the label of a field stands outside of its control */}
      <div
        role="group"
        id={control.id}
        tabIndex={-1}
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
      >
        <div ref={place} />
        <span role="status">{state === 'shown' ? '' : messages[state]}</span>
      </div>
    </Field>
  );
}
