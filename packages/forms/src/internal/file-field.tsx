import { fill, visibleSigns } from '@pabean/api/rules';
import { FileField, type FileFieldProps } from '@pabean/ui/file-field';
import { useMessages } from '@pabean/ui/messages';
import { Progress } from '@pabean/ui/progress';
import type { FieldValues } from 'react-hook-form';
import { useSharedMessages } from '../messages/use-messages.ts';
import { inspectFile, isDamaged } from './damaged-files.ts';
import { serverError } from './use-error-timing.ts';
import { type FormFieldProps, useControlled } from './use-field.ts';

/** Props of {@link FormFileField}. */
type FormFileFieldProps<Values extends FieldValues> = FormFieldProps<Values, FileFieldProps> & {
  /**
   * Whether the field shows upload progress; a form with several files shows it once for all of them.
   *
   * @default true
   */
  hasProgress?: boolean;
};

/**
 * Its value is the chosen file, or null; shows upload progress. A file whose content does not match its extension is rejected
 * once chosen; a server error is shown under the title of the failed action.
 */
export function FormFileField<Values extends FieldValues>({
  hasProgress = true,
  ...props
}: FormFileFieldProps<Values>) {
  const { value, onChange, bound } = useControlled<Values, FileFieldProps>(props);
  const { sending } = useMessages('fileUpload');
  const { progress } = props.form;
  const { failures } = useSharedMessages();
  const isFromServer = props.form.getFieldState(props.name).error?.type === serverError;
  const { form, name, kind } = props;
  async function look(file: File) {
    await inspectFile(file, kind);
    if (isDamaged(file) && form.getValues(name) === file) await form.trigger(name);
  }
  return (
    <>
      <FileField
        {...bound}
        file={value}
        onFile={(file, refusal) => {
          onChange(file);
          if (file && !refusal) void look(file);
        }}
        errorTitle={isFromServer ? failures.notSaved : undefined}
      />
      {hasProgress && progress !== undefined && value && (
        <Progress label={fill(sending, { name: visibleSigns((value as File).name) })} value={progress} />
      )}
    </>
  );
}
