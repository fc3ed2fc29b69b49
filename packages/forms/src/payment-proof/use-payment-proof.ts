import { type PaymentProof, paymentProofUntil } from '@pabean/api/contract';
import { todayIn } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui';
import { type DraftProps, type SaveOptions, useDraft, useZodForm } from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { usePpftzMessages } from '../messages/index.ts';

/** A proof that was recorded before. */
export type EarlierProof = { readonly [Name in keyof PaymentProof]: string | null };

/** What the form of a payment proof and its dialog share. */
export interface PaymentProofProps<Answer> extends DraftProps {
  /**
   * The billing code of the payment, where the office has given one.
   *
   * @default undefined
   */
  billingCode?: string | null | undefined;
  /**
   * The proof that was recorded before: the fields begin with its values, and saving replaces it.
   *
   * @default undefined
   */
  earlier?: EarlierProof | undefined;
  /** Records the proof. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (proof: PaymentProof, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the proof was recorded and its draft removed: say so, and close. */
  onSaved: (answer: Answer) => void;
}

const draftVersion = 1;

/** The form of a payment proof, and its draft. */
export function usePaymentProof<Answer>({ earlier, onSave, onSaved, ...props }: PaymentProofProps<Answer>) {
  const labels = usePpftzMessages('ppftzLabels');
  const today = todayIn(useOffice().timeZone);
  const labelsOfFields: Record<keyof PaymentProof, string> = { number: labels.ntpn, date: labels.ntpnDate };
  const form = useZodForm<PaymentProof, PaymentProof>({
    schema: paymentProofUntil(today),
    defaultValues: { number: earlier?.number ?? '', date: earlier?.date ?? '' },
    labelOf: (name) => labelsOfFields[name as keyof PaymentProof],
    async onSubmit(proof, { signal }) {
      const answer = await onSave(proof, { signal });
      await draft.forget();
      // What was saved is no longer unsaved.
      form.reset(form.getValues());
      onSaved(answer);
    },
  });
  const draft = useDraft({ form, name: 'payment-proof', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  return { form, draft, today };
}
