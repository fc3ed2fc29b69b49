import { fill, visibleSigns } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Code } from '@pabean/ui/code';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { DraftBanner, FormDateField, FormFileField, FormProblems, FormTextField } from '../internal/index.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './payment-proof.css.ts';
import type { PaymentProofProps, usePaymentProof } from './use-payment-proof.ts';

/** Props of {@link PaymentProofFields}. */
export interface PaymentProofFieldsProps
  extends Pick<PaymentProofProps<unknown>, 'billingCode' | 'earlier' | 'earlierFile' | 'onUpload'>,
    ReturnType<typeof usePaymentProof> {}

/** The number and the day, below what is known of the payment. */
export function PaymentProofFields(props: PaymentProofFieldsProps) {
  const { form, draft, today, limit, billingCode, earlier, earlierFile, onUpload } = props;
  const messages = usePpftzMessages('paymentProof');
  const { billing } = usePpftzMessages('responseNames');
  return (
    <div className={styles.fields}>
      <p>{messages.lead}</p>
      <DraftBanner draft={draft} />
      <FormProblems form={form} />
      {earlier?.number && <Alert heading={messages.earlier}>{messages.replaces}</Alert>}
      {billingCode && (
        <DescriptionList columns={1}>
          <DescriptionItem term={billing}>
            <Code copyable>{billingCode}</Code>
          </DescriptionItem>
        </DescriptionList>
      )}
      <FormTextField
        form={form}
        name="number"
        hint={messages.ntpnHint}
        width="half"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormDateField form={form} name="date" hint={messages.dateHint} max={today} width="date" />
      {onUpload && (
        <FormFileField
          form={form}
          name="file"
          limit={limit}
          optional
          hint={earlierFile && fill(messages.earlierFile, { name: visibleSigns(earlierFile) })}
        />
      )}
    </div>
  );
}
