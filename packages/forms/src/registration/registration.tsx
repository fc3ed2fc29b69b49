import type { Registration } from '@pabean/api/contract';
import { type FieldLabel, fill, officeWords } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { Progress } from '@pabean/ui/progress';
import { useState } from 'react';
import { type CaptchaLoader, FormCaptchaField } from '../captcha/captcha-field.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormProblems,
  PageActions,
  type SaveOptions,
  useDraft,
  useReadUpload,
  useZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import { useCommonPasswords } from '../password/use-common-passwords.ts';
import { AccountFields, AttachmentFields } from './account-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import * as styles from './registration.css.ts';
import {
  type CheckedRegistration,
  emptyRegistration,
  fileNames,
  type RegistrationFormValues,
  readRegistration,
  registrationForm,
} from './schema.ts';

/** Props of {@link RegistrationForm}. */
export interface RegistrationFormProps<Answer = unknown> extends DraftProps {
  /** Initial values that differ from an empty form. */
  initial?: Partial<RegistrationFormValues>;
  /** Fetches a captcha, such as the function returned by `useCaptcha('register')` of `@pabean/api/hooks`. */
  loadCaptcha: CaptchaLoader;
  /** Called with the validated registration. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (registration: Registration, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the registration is accepted and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Called by “Back”. */
  onBack: () => void;
}

const draftVersion = 1;

/** Errors that count as missing input; a weak password or a wrong file does not. */
const asDocumented = ['required', 'choice', 'npwpDigits', 'phone', 'email', 'captcha'];

/** Passwords are never stored, and a captcha counts once. */
const neverKept = ['password', 'captcha'] as const;

/** A company and the person who registers it, their account, their files, and a captcha. */
export function RegistrationForm<Answer>(props: RegistrationFormProps<Answer>) {
  const messages = useAccountMessages('registration');
  const { labels } = useSharedMessages();
  const office = useOffice();
  const readUpload = useReadUpload();
  const limit = office.uploads.permit;
  const [filesUnderWay, setFilesUnderWay] = useState(0);
  const [chooses, setChooses] = useState(false);
  const isCommon = useCommonPasswords(chooses);
  const secondFactor = office.twoFactor === 'required';
  const rules = {
    limit,
    password: { officeWords: officeWords(office), secondFactor, isCommon },
  };
  const form = useZodForm<RegistrationFormValues, CheckedRegistration>({
    schema: (values) => registrationForm(values, rules),
    defaultValues: { ...emptyRegistration, ...props.initial },
    labelOf: (name) => labels[name as FieldLabel],
    async onSubmit(values, options) {
      setFilesUnderWay(fileNames.filter((name) => values[name]).length);
      const registration = await readRegistration(values, readUpload);
      const answer = await props.onSave(registration, options).catch((error: unknown) => {
        throw atItsFiles(error);
      });
      await draft.forget();
      props.onSaved(answer);
    },
  });
  const draft = useDraft({
    form,
    name: 'registration',
    version: draftVersion,
    location: props.draft,
    never: neverKept,
  });
  useUnsaved(form, props.onDirtyChange);
  return (
    <form {...form.formProps} className={frame}>
      <DraftBanner draft={draft} />
      <FormProblems
        form={form}
        heading={messages.incomplete}
        headingFor={asDocumented}
        failed={messages.notTaken}
      />
      <p>{messages.required}</p>
      <div className={styles.columns}>
        <IdentityFields form={form} of="company" />
        <IdentityFields form={form} of="person" />
      </div>
      <AccountFields form={form} secondFactor={secondFactor} onNewPassword={() => setChooses(true)} />
      <AttachmentFields form={form} limit={limit} missing={draft.fileNames} />
      <FormCaptchaField form={form} name="captcha" load={props.loadCaptcha} />
      {form.progress !== undefined && (
        <Progress label={fill(messages.sendingFiles, { count: filesUnderWay })} value={form.progress} />
      )}
      <PageActions
        form={form}
        draft={draft}
        submitLabel={messages.submit}
        busyLabel={messages.submitting}
        onBack={props.onBack}
      />
    </form>
  );
}

/** Server errors of `statementFile` are shown at the field of the file, `statement`. */
function atItsFiles(error: unknown): unknown {
  const fieldErrors = (error as { fieldErrors?: readonly { path: readonly (string | number)[] }[] } | null)
    ?.fieldErrors;
  if (!(error instanceof Error) || !fieldErrors) return error;
  const moved = fieldErrors.map((each) => {
    const [first = '', ...rest] = each.path;
    const name = fileNames.find((file) => first === `${file}File` || first === `${file}Extension`);
    return { ...each, path: name ? [name, ...rest] : each.path };
  });
  return Object.assign(Object.create(error) as Error, { fieldErrors: moved });
}
