import { type CaptchaChallenge, captchaSeconds } from '@pabean/api/contract';
import type { FieldProps } from '@pabean/ui/field';
import { useOffice } from '@pabean/ui/office';
import type { Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useControlled } from '../internal/use-field.ts';
import { AltchaButton, AltchaField } from './altcha-field.tsx';
import { RecaptchaField } from './recaptcha-field.tsx';
import type { Altcha } from './use-altcha.ts';

/** Fetches a new captcha, such as the function returned by `useCaptcha` of `@pabean/api/hooks`. */
export type CaptchaLoader = (signal: AbortSignal) => Promise<CaptchaChallenge>;

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps extends Omit<FieldProps, 'locked' | 'optional' | 'width'> {
  /** The field's value: the solution, or an empty string while there is none. */
  value: string;
  /** Called with the solution, and with an empty string when it has expired. */
  onValueChange: (value: string) => void;
  /** Fetches a new captcha when the user starts solving. Not needed with Google reCAPTCHA. */
  load: CaptchaLoader;
  /**
   * How long a solution is valid, in seconds.
   *
   * @default captchaSeconds - 30
   */
  goodFor?: number;
  /**
   * An ALTCHA state that is solved outside the field; see `useCaptchaAhead`. If omitted, solving starts when the user presses
   * the button.
   */
  ahead?: Altcha | undefined;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A captcha: one press, and the device solves an ALTCHA challenge in the background. If the office's profile asks for it,
 * Google reCAPTCHA is used instead. The value is sent as `recaptchaToken`.
 */
export function CaptchaField({
  goodFor = captchaSeconds - 30,
  load,
  ahead,
  ref,
  ...props
}: CaptchaFieldProps) {
  const { captcha } = useOffice();
  if (captcha?.provider === 'recaptcha') return <RecaptchaField {...props} siteKey={captcha.siteKey} />;
  if (ahead) return <AltchaButton {...props} altcha={ahead} ref={ref} />;
  return <AltchaField {...props} load={load} goodFor={goodFor} ref={ref} />;
}

/** The captcha as a form field that holds the solution. Changing it does not make the form dirty. */
export function FormCaptchaField<Values extends FieldValues>(
  props: FormFieldProps<Values, Omit<CaptchaFieldProps, 'onValueChange'>>,
) {
  const { value, bound } = useControlled<Values, CaptchaFieldProps>(props as never);
  const { form, name } = props;
  return (
    <CaptchaField
      {...bound}
      value={value as string}
      onValueChange={(solution) => form.resetField(name, { defaultValue: solution as never })}
    />
  );
}
