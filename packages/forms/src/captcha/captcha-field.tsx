import { type CaptchaChallenge, captchaSeconds } from '@pabean/api/contract';
import type { FieldProps } from '@pabean/ui/field';
import { useOffice } from '@pabean/ui/office';
import type { Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useControlled } from '../internal/use-field.ts';
import { AltchaButton, AltchaField } from './altcha-field.tsx';
import { RecaptchaField } from './recaptcha-field.tsx';
import type { Altcha } from './use-altcha.ts';

/** Fetches a new captcha, such as `useCaptcha` of `@pabean/api/hooks` gives. */
export type CaptchaLoader = (signal: AbortSignal) => Promise<CaptchaChallenge>;

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps extends Omit<FieldProps, 'locked' | 'optional' | 'width'> {
  /** What the form hands over: the solution, or an empty text as long as there is none. */
  value: string;
  /** Takes the solution, and an empty text when it has expired. */
  onValueChange: (value: string) => void;
  /** Fetches a new captcha when somebody begins to solve it. An office with Google reCAPTCHA needs none. */
  load: CaptchaLoader;
  /**
   * How long a solution is good, in seconds.
   *
   * @default captchaSeconds, less half a minute for the way to the server
   */
  goodFor?: number;
  /**
   * What solves it, where that has begun before the field is drawn; see `useCaptchaAhead`.
   * Left out, it begins when somebody presses the button.
   */
  ahead?: Altcha | undefined;
  /** The button that somebody presses. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Asks whether somebody is a robot: one press, and the device does a sum (ALTCHA) without holding up the page. An office
 * whose profile says so has Google reCAPTCHA in its place. The value travels in `recaptchaToken`.
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

/** The captcha as a field of a form: holds the solution. Nobody has typed it, so it leaves nothing unsaved. */
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
