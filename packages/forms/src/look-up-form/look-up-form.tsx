import type { FoundTransit } from '@pabean/api/contract';
import { groupRegistrationCode, readRegistrationCode } from '@pabean/api/rules';
import { Alert, type AlertTone } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { FormProblems, FormTextField, useZodForm } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { KeptCodes } from './kept-codes.tsx';
import * as styles from './look-up-form.css.ts';
import { anyCodeSchema, type LookUpValues, pabeanCodeSchema } from './schema.ts';

/** Props of {@link LookUpForm}. */
export interface LookUpFormProps {
  /** Looks a request up by its code. A miss is not a rejection: it has no id, only the provider's message. */
  onLookUp: (code: string) => Promise<FoundTransit>;
  /** Called with the id of the PDF that was found; the form waits for it. */
  onFound: (id: string) => unknown;
  /**
   * The initial code, such as that of a scanned address.
   *
   * @default ''
   */
  code?: string;
  /**
   * Codes stored on this device, shown below the field.
   *
   * @default []
   */
  kept?: readonly string[];
  /** Erases a stored code from this device. If omitted, none can be erased. */
  onErase?: (code: string) => void;
}

/** The severity of a provider's icon, by the icon names of its dialogs. */
function toneOf(icon: string | undefined): AlertTone {
  if (icon === 'success' || icon === 'warning' || icon === 'info') return icon;
  return icon === 'question' ? 'info' : 'danger';
}

/**
 * Asks for a registration code, to look up a transit request. Groups, spaces, dashes and case do not matter; if the office uses
 * our code format a typing mistake is reported before a request is made.
 *
 * @beta
 */
export function LookUpForm({ onLookUp, onFound, code = '', kept = [], onErase }: LookUpFormProps) {
  const messages = useTransitMessages('lookUp');
  const { registrationCode } = useTransitMessages('transitLabels');
  const isOurs = useOffice().registrationCode === 'pabean';
  const shown = (typed: string) => groupRegistrationCode((isOurs && readRegistrationCode(typed)) || typed);
  const [missed, setMissed] = useState<{ times: number; told: FoundTransit | undefined }>({
    times: 0,
    told: undefined,
  });
  const form = useZodForm<LookUpValues, LookUpValues>({
    schema: isOurs ? pabeanCodeSchema : anyCodeSchema,
    defaultValues: { code: shown(code) },
    labelOf: () => registrationCode,
    onInvalid: () => setMissed(({ times }) => ({ times, told: undefined })),
    async onSubmit(typed) {
      setMissed(({ times }) => ({ times, told: undefined }));
      const found = await onLookUp(typed.code);
      if (found.id === null) setMissed(({ times }) => ({ times: times + 1, told: found }));
      else await onFound(found.id);
    },
  });
  const { told, times } = missed;
  return (
    <div className={styles.place}>
      <form
        {...form.formProps}
        className={frame}
        onBlur={(event) => {
          const typed = form.getValues('code');
          if (shown(typed) !== typed) form.setValue('code', shown(typed));
          form.formProps.onBlur(event);
        }}
      >
        <FormProblems form={form} failed={messages.notLookedUp} />
        {told && (
          <Alert
            key={times}
            role="alert"
            tone={toneOf(told.icon)}
            heading={told.message ?? messages.notFound}
          >
            {told.status && <p>{told.status}</p>}
            {messages.notFoundHint}
          </Alert>
        )}
        <FormTextField
          form={form}
          name="code"
          hint={isOurs ? messages.hint : undefined}
          code
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
        />
        <div>
          <Button
            variant="primary"
            type="submit"
            icon={<Search size={16} />}
            busy={form.formState.isSubmitting}
            busyLabel={messages.looking}
          >
            {messages.look}
          </Button>
        </div>
      </form>
      <KeptCodes
        codes={kept}
        onErase={onErase}
        onChoose={(chosen) => {
          form.setValue('code', shown(chosen));
          form.submit();
        }}
      />
    </div>
  );
}
