import { PageActions } from '../internal/index.ts';
import { form as frame } from '../internal/page-form.css.ts';
import { PaymentProofFields } from './payment-proof-fields.tsx';
import { type PaymentProofProps, usePaymentProof } from './use-payment-proof.ts';

/** Props of {@link PaymentProofForm}. */
export interface PaymentProofFormProps<Answer = unknown> extends PaymentProofProps<Answer> {
  /** Called by “Back”. */
  onBack: () => void;
}

/**
 * The payment proof of a PPFTZ record, in a page: the number of the state's receipt (NTPN) and the day.
 *
 * @beta
 */
export function PaymentProofForm<Answer>({ onBack, ...props }: PaymentProofFormProps<Answer>) {
  const state = usePaymentProof(props);
  return (
    <form {...state.form.formProps} className={frame}>
      <PaymentProofFields {...props} {...state} />
      <PageActions form={state.form} draft={state.draft} onBack={onBack} />
    </form>
  );
}
