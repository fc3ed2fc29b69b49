import type { DokapDefinition } from '@pabean/api/contract';
import { canBeKept, dataLanguage, fill, isDigitCode, type UploadLimit } from '@pabean/api/rules';
import { Checkbox } from '@pabean/ui/checkbox';
import {
  FormCombobox,
  FormDateField,
  FormFileField,
  FormNumberField,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import { useFormMessages } from '../messages/use-messages.ts';
import type { DokapFormProps } from './dokap-form.tsx';
import { type DokapFormValues, notationOf } from './schema.ts';
import { StoredDocuments } from './stored-documents.tsx';
import { type References, useReferences, useReferencesWith } from './use-references.ts';

/** Props of {@link DokapFields}. */
export interface DokapFieldsProps extends Omit<DokapFormProps<never>, 'onSave' | 'onSaved'> {
  form: ZodForm<DokapFormValues>;
  definition: DokapDefinition;
  limit: UploadLimit;
  /** Whether the document is to be stored for later applications. */
  keeping: { readonly isWanted: boolean; readonly setWanted: (isWanted: boolean) => void };
}

/** The fields of the chosen type. */
export function DokapFields({ form, definition, dokap, limit, keeping, ...props }: DokapFieldsProps) {
  const { keep } = useFormMessages('masters');
  const references = useReferencesWith(
    dokap,
    useReferences(definition, props.loadReferences),
    definition,
    props.loadReferenceLabel,
  );
  const stored = dokap?.fileName
    ? { name: dokap.fileName, bytes: dokap.fileBytes ?? undefined, onOpen: props.onOpenFile }
    : undefined;
  return (
    <>
      <StoredDocuments
        key={definition.code}
        form={form}
        definition={definition}
        masters={props.masters}
        loadFile={props.loadMasterFile}
        onDelete={props.onDeleteMaster}
      />
      <DokapValueField form={form} name="first" definition={definition} references={references} />
      <DokapValueField form={form} name="second" definition={definition} references={references} />
      {definition.expires && <FormDateField form={form} name="expiry" />}
      <FormTextArea form={form} name="remarks" optional rows={2} />
      {definition.needsFile && (
        <FormFileField
          form={form}
          name="file"
          limit={limit}
          stored={stored}
          onPreview={props.onPreviewFile}
        />
      )}
      {props.onSaveMaster && canBeKept(definition) && (
        <Checkbox
          label={keep}
          checked={keeping.isWanted}
          onChange={({ target }) => keeping.setWanted(target.checked)}
        />
      )}
    </>
  );
}

interface DokapValueFieldProps {
  form: ZodForm<DokapFormValues>;
  name: 'first' | 'second';
  definition: DokapDefinition;
  /** The options of the first value, if the definition names a list. */
  references: References;
}

/** One of a document's two values, as its definition requires: text, number, date, or a choice from a list. */
function DokapValueField({ form, name, definition, references }: DokapValueFieldProps) {
  const messages = useFormMessages('dokap');
  const first = name === 'first';
  const kind = first ? definition.firstKind : definition.secondKind;
  const label = form.labelOf(name);
  if (!kind || !label) return null;
  const field = { form, name };
  if (first && definition.table) {
    const { entries, error } = references;
    return (
      <>
        <LoadProblem heading={fill(messages.noReferences, { label })} loaded={references} />
        <FormCombobox
          {...field}
          options={(entries ?? []).map(({ code, label }) => ({
            value: code,
            label,
            code,
            lang: dataLanguage,
          }))}
          loading={!entries && error === undefined}
        />
      </>
    );
  }
  if (kind === 'date') return <FormDateField {...field} />;
  if (isDigitCode(kind, label)) return <FormTextField {...field} inputMode="numeric" width="half" />;
  if (kind === 'number') return <FormNumberField {...field} notation={notationOf(definition)} width="half" />;
  return <FormTextField {...field} />;
}
