import {
  type Company,
  type IdentityType,
  type PermitHeader,
  type PermitType,
  permitHeader,
} from '@pabean/api/contract';
import { isFtz, mayEditApplicantIdentity, type UserType } from '@pabean/api/rules';
import { useState } from 'react';
import {
  ChooseVersions,
  DraftBanner,
  type DraftProps,
  FormProblems,
  type Latest,
  PageActions,
  type SaveOptions,
  useBothVersions,
  useDraft,
  useZodForm,
  type ZodForm,
} from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import { HeaderFields } from './header-fields.tsx';
import { NpwpRefusedDialog } from './npwp-refused-dialog.tsx';
import {
  type HeaderValues,
  headerText,
  identityFields,
  initialValues,
  isNpwpProblem,
  labelIn,
} from './schema.ts';

/** Props of {@link PermitHeaderForm}. */
export interface PermitHeaderFormProps<Answer = unknown> extends DraftProps {
  /** The permit types to choose from. */
  permitTypes: readonly PermitType[];
  /** The kinds of identity to choose from. */
  identityTypes: readonly IdentityType[];
  /** The signed-in account's company; its identity is the applicant's. */
  company: Company;
  /** Type of the signed-in account: Y and U may change the applicant's identity. */
  userType: UserType;
  /**
   * The area: the form offers its permit types, and its own documents to be amended. If the provider does not return areas,
   * every type is offered. If omitted, all areas.
   */
  area?: 'ftz' | undefined;
  /** Initial values that differ from an empty form. */
  initial?: Partial<HeaderValues>;
  /** The version of the edited header. If omitted, a new one is created. */
  version?: string;
  /**
   * Loads the current header when another user has changed it meanwhile: the user then sees both versions. If omitted, this is
   * shown as a failure.
   */
  loadLatest?: () => Promise<Latest<HeaderValues>>;
  /**
   * Whether the permit type is locked, because documents were entered for it.
   *
   * @default false
   */
  permitTypeFixed?: boolean;
  /** Called with the validated header. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (header: PermitHeader, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the header is saved and its draft removed. */
  onSaved: (answer: Answer) => void;
  /** Called by “Back”. */
  onBack: () => void;
  /** Called by the button to the profile, where the NPWP can be changed. */
  onOpenProfile: () => void;
}

const draftVersion = 1;

/** The header of a permit application (Form Header Perijinan), new or of a draft. */
export function PermitHeaderForm<Answer>(props: PermitHeaderFormProps<Answer>) {
  const messages = useSharedMessages();
  const [npwpRefused, setNpwpRefused] = useState(false);
  const mayEdit = mayEditApplicantIdentity(props.userType);
  const defaultValues = initialValues(props.company, props.initial, mayEdit);
  // Values missing from the company's record, as for an unverified account, are typed.
  const locked = mayEdit ? [] : identityFields.filter((name) => defaultValues[name] !== '');
  const form: ZodForm<HeaderValues, PermitHeader> = useZodForm({
    schema: permitHeader,
    defaultValues,
    labelOf: (name) => labelIn(messages, form.getValues('permitTypeId'), name),
    async onSubmit(header, { signal }) {
      const saved = await versions.save((version) => props.onSave(header, { signal, version }));
      if (!saved) return;
      await draft.forget();
      props.onSaved(saved.answer);
    },
    onInvalid: () => setNpwpRefused(isNpwpProblem(form.getValues())),
  });
  const versions = useBothVersions(form, {
    version: props.version,
    loadLatest: props.loadLatest,
    textOf: (name, value) => headerText(name, String(value), form.getValues(), props),
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
      <ChooseVersions versions={versions} form={form} />
      <HeaderFields
        form={form}
        permitTypes={typesIn(props.area, props.permitTypes)}
        area={props.area}
        identityTypes={props.identityTypes}
        locked={locked}
        permitTypeFixed={props.permitTypeFixed}
      />
      <PageActions form={form} draft={draft} onBack={props.onBack} />
      <NpwpRefusedDialog
        open={npwpRefused}
        onClose={() => setNpwpRefused(false)}
        onOpenProfile={props.onOpenProfile}
      />
    </form>
  );
}

/** The permit types of an area; all if the provider returns no areas. */
function typesIn(area: 'ftz' | undefined, types: readonly PermitType[]) {
  const ofArea = types.filter((type) => isFtz(type.area));
  return area && ofArea.length > 0 ? ofArea : types;
}

const pick = <Source, Key extends keyof Source>(source: Source, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
