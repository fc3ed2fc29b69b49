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
import * as styles from './look-up-form.css.ts';
import { anyCodeSchema, type LookUpValues, pabeanCodeSchema } from './schema.ts';
import { StoredCodes } from './stored-codes.tsx';

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
  const [missed, setMissed] = useState<{ times: number; miss: FoundTransit | undefined }>({
    times: 0,
    miss: undefined,
  });
  const form = useZodForm<LookUpValues, LookUpValues>({
    schema: isOurs ? pabeanCodeSchema : anyCodeSchema,
    defaultValues: { code: shown(code) },
    labelOf: () => registrationCode,
    onInvalid: () => setMissed(({ times }) => ({ times, miss: undefined })),
    async onSubmit(typed) {
      setMissed(({ times }) => ({ times, miss: undefined }));
      const found = await onLookUp(typed.code);
      if (found.id === null) setMissed(({ times }) => ({ times: times + 1, miss: found }));
      else await onFound(found.id);
    },
  });
  const { miss, times } = missed;
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
        {miss && (
          <Alert
            key={times}
            role="alert"
            tone={toneOf(miss.icon)}
            heading={miss.message ?? messages.notFound}
          >
            {miss.status && <p>{miss.status}</p>}
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
      <StoredCodes
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
