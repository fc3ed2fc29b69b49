import { groupCheckCode, readCheckCode } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { FormProblems, FormTextField, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useAccountMessages, useSharedMessages } from '../messages/use-messages.ts';
import { type LicenceCheckValues, licenceCheckSchema } from './schema.ts';

/** Props of {@link LicenceCheckForm}. */
export interface LicenceCheckFormProps {
  /** Called with the code, without groups: look it up and show the result. */
  onCheck: (code: string) => void;
  /**
   * The initial code, in any notation.
   *
   * @default ''
   */
  code?: string;
}

/** Asks for the code printed on a licence. Typing mistakes are found by its check letters, before a request is made. */
export function LicenceCheckForm({ onCheck, code = '' }: LicenceCheckFormProps) {
  const messages = useAccountMessages('licenceCheck');
  const { labels } = useSharedMessages();
  const bare = readCheckCode(code);
  const form = useZodForm<LicenceCheckValues, LicenceCheckValues>({
    schema: licenceCheckSchema,
    defaultValues: { checkCode: bare ? groupCheckCode(bare) : code },
    labelOf: () => labels.checkCode,
    async onSubmit({ checkCode }) {
      onCheck(checkCode);
    },
  });
  return (
    <form {...form.formProps} className={frame}>
      <FormProblems form={form} failed={messages.notChecked} />
      <FormTextField
        form={form}
        name="checkCode"
        hint={messages.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button variant="primary" type="submit">
          {messages.check}
        </Button>
      </div>
    </form>
  );
}
