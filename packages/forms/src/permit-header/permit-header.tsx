import {
  type Company,
  type IdentityType,
  type PermitHeader,
  type PermitType,
  permitHeader,
} from '@pabean/api/contract';
import { fill, formatDateTime, mayEditApplicantIdentity, type UserType } from '@pabean/api/rules';
import { ActionBar, Button, useOffice } from '@pabean/ui';
import { useState } from 'react';
import { useUnsaved } from '../internal/edit-dialog.tsx';
import {
  DraftBanner,
  type DraftProps,
  FormProblems,
  type SaveOptions,
  useDraft,
  useZodForm,
  type ZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import { HeaderFields } from './header-fields.tsx';
import { NpwpRefusedDialog } from './npwp-refused-dialog.tsx';
import { type HeaderValues, identityFields, initialValues, isNpwpProblem, labelIn } from './schema.ts';

/** Props of {@link PermitHeaderForm}. */
export interface PermitHeaderFormProps<Answer> extends DraftProps {
  permitTypes: readonly PermitType[];
  identityTypes: readonly IdentityType[];
  /** The signed-in account's company; its identity is the applicant's. */
  company: Company;
  /** Type of the signed-in account: Y and U may change the applicant's identity. */
  userType: UserType;
  /**
   * First values that differ from an empty form.
   *
   * @default undefined
   */
  initial?: Partial<HeaderValues>;
  /** Takes the checked header. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (header: PermitHeader, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the header was saved and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Called by “Kembali”. */
  onBack: () => void;
  /** Called by the button to the profile, where the NPWP can be changed. */
  onOpenProfile: () => void;
}

const draftVersion = 1;

/** The header of a new permit application (Form Header Perijinan). */
export function PermitHeaderForm<Answer>(props: PermitHeaderFormProps<Answer>) {
  const formWords = useFormMessages('form');
  const draftWords = useFormMessages('draft');
  const messages = useSharedMessages();
  const { timeZone } = useOffice();
  const [npwpRefused, setNpwpRefused] = useState(false);
  const defaultValues = initialValues(props.company, props.initial);
  // What the company's record does not tell, as to an account that nobody verified, is typed.
  const locked = mayEditApplicantIdentity(props.userType)
    ? []
    : identityFields.filter((name) => defaultValues[name] !== '');
  const form: ZodForm<HeaderValues, PermitHeader> = useZodForm({
    schema: permitHeader,
    defaultValues,
    labelOf: (name) => labelIn(messages, form.getValues('permitTypeId'), name),
    async onSubmit(header, { signal }) {
      const answer = await props.onSave(header, { signal });
      await draft.forget();
      props.onSaved(answer);
    },
    onInvalid: () => setNpwpRefused(isNpwpProblem(form.getValues())),
  });
  const draft = useDraft<HeaderValues>({
    form,
    name: 'permit-header',
    version: draftVersion,
    location: props.draft,
    adopt: (values) => ({ ...values, ...pick(defaultValues, locked) }),
  });
  useUnsaved(form, props.onDirtyChange);
  return (
    <form {...form.formProps} className={frame}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} />
      <HeaderFields
        form={form}
        permitTypes={props.permitTypes}
        identityTypes={props.identityTypes}
        locked={locked}
      />
      <ActionBar
        note={draft.savedAt && fill(draftWords.saved, { time: formatDateTime(draft.savedAt, timeZone) })}
      >
        <Button
          variant="primary"
          type="submit"
          busy={form.formState.isSubmitting}
          busyLabel={formWords.saving}
        >
          {formWords.save}
        </Button>
        <Button variant="tertiary" onClick={props.onBack}>
          {formWords.back}
        </Button>
      </ActionBar>
      <NpwpRefusedDialog
        open={npwpRefused}
        onClose={() => setNpwpRefused(false)}
        onOpenProfile={props.onOpenProfile}
      />
    </form>
  );
}

const pick = <Source, Key extends keyof Source>(source: Source, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
