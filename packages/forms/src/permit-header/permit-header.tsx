import {
  type Company,
  type IdentityType,
  type PermitHeader,
  type PermitType,
  permitHeader,
} from '@pabean/api/contract';
import {
  fill,
  formatDateTime,
  mayEditApplicantIdentity,
  type OfficeProfile,
  type UserType,
} from '@pabean/api/rules';
import { ActionBar, Button } from '@pabean/ui';
import { type ComponentType, useState } from 'react';
import {
  DraftBanner,
  type DraftStore,
  FormFailure,
  type LateForm,
  useDraft,
  useFormWords,
  useLateForm,
  useSharedWords,
} from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import type { NpwpDialogProps } from './npwp-dialog.tsx';
import { PermitFields } from './permit-fields.tsx';
import * as styles from './permit-header.css.ts';
import { type HeaderValues, identityFields, initialValues, isNpwpProblem, labelIn } from './schema.ts';

/** Props of {@link PermitHeaderForm}. */
export interface PermitHeaderFormProps {
  /** The office that receives the application. */
  office: Pick<OfficeProfile, 'code' | 'name' | 'timeZone'>;
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
  /**
   * Where an unsaved form is kept on this device. Without it nothing is kept.
   *
   * @default undefined
   */
  drafts?: DraftStore;
  /**
   * Takes the checked header. A rejection is shown: its `fieldErrors` beside the fields, anything else above them.
   */
  onSave: (header: PermitHeader) => Promise<unknown>;
  /** Called by “Kembali”. */
  onBack: () => void;
  /** Called by the button to the profile, where the NPWP can be changed. */
  onOpenProfile: () => void;
}

const draftVersion = 1;

/** The header of a new permit application (Form Header Perijinan). */
export function PermitHeaderForm(props: PermitHeaderFormProps) {
  const { company, userType, office } = props;
  const draftWords = useFormWords('draft', own.draft);
  const words = useFormWords('permitHeader', own.permitHeader);
  const shared = useSharedWords();
  const [NpwpDialog, setNpwpDialog] = useState<ComponentType<NpwpDialogProps>>();
  const locked = !mayEditApplicantIdentity(userType);
  const defaultValues = initialValues(company, props.initial);
  const form: LateForm<HeaderValues> = useLateForm<HeaderValues, PermitHeader>({
    schema: permitHeader,
    defaultValues,
    labelOf: ([field]) => labelIn(shared, form.values.getValues().permitTypeId, field),
    onSubmit: async (header) => {
      await props.onSave(header);
      await draft.finish();
    },
    onInvalid: () => isNpwpProblem(form.values.getValues()) && tellOfNpwp(),
  });
  const draft = useDraft<HeaderValues>({
    key: 'permit-header',
    store: props.drafts,
    version: draftVersion,
    form: form.values,
    adopt: (values) => (locked ? { ...values, ...pick(defaultValues, identityFields) } : values),
  });
  /** The list of errors says the same where the dialog's code does not come. */
  function tellOfNpwp() {
    import('./npwp-dialog.tsx').then(
      (part) => setNpwpDialog(() => part.NpwpDialog),
      () => undefined,
    );
  }
  return (
    <form {...form.props} className={styles.form}>
      <DraftBanner draft={draft} timeZone={office.timeZone} />
      <FormFailure failure={form.failure} />
      {form.ErrorSummary && <form.ErrorSummary errors={form.summary} ref={form.summaryRef} />}
      <div className={styles.columns}>
        <PermitFields form={form} office={office} permitTypes={props.permitTypes} />
        <ApplicantFields form={form} identityTypes={props.identityTypes} locked={locked} />
      </div>
      <ActionBar
        note={
          draft.savedAt && fill(draftWords.saved, { time: formatDateTime(draft.savedAt, office.timeZone) })
        }
      >
        <Button variant="primary" type="submit" busy={form.isSubmitting} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="tertiary" onClick={props.onBack}>
          {words.back}
        </Button>
      </ActionBar>
      {NpwpDialog && (
        <NpwpDialog open onClose={() => setNpwpDialog(undefined)} onOpenProfile={props.onOpenProfile} />
      )}
    </form>
  );
}

const pick = <Source, Key extends keyof Source>(source: Source, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
