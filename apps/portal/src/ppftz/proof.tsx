import type { ListedPpftz, PpftzRecord } from '@pabean/api/contract';
import { usePpftz, useSavePaymentProof, useUploadPaymentProof } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { PaymentProofDialog } from '@pabean/forms/payment-proof';
import { useToast } from '@pabean/ui/toast';
import { useDrafts } from '../drafts/use-drafts.ts';
import { LoadingDialog } from '../loading/loading-dialog.tsx';
import { useForgetOnClose } from '../loading/use-forget-on-close.ts';
import { useLoadState } from '../loading/use-load-state.ts';
import { useDictionaries } from '../messages/language-provider.tsx';
import { usePpftzMessages } from '../messages/use-ppftz-messages.ts';

/** Props of {@link Proof}. */
export interface ProofProps {
  record: ListedPpftz;
  onClose: () => void;
}

/** Records the payment of a record, above the list, starting from an earlier proof. */
export function Proof({ record: { ajuNumber }, onClose }: ProofProps) {
  const messages = usePpftzMessages('recordList');
  const detail = usePpftz(ajuNumber);
  const load = useLoadState([detail]);
  useForgetOnClose(detail);
  if (!load.data)
    return (
      <LoadingDialog
        heading={messages.proof}
        load={load}
        loading={messages.proofLoading}
        failed={messages.proofFailed}
        onRequestClose={onClose}
      />
    );
  return <ProofOf record={load.data[0]} onClose={onClose} />;
}

/** Props of {@link ProofOf}. */
export interface ProofOfProps {
  record: PpftzRecord;
  onClose: () => void;
}

/** The same for a record whose detail is loaded. */
export function ProofOf({ record, onClose }: ProofOfProps) {
  const { id, ajuNumber, recipient, billingCode, ntpn, ntpnDate, ntpnFile } = record;
  const toast = useToast();
  const store = useDrafts();
  const save = useSavePaymentProof(id);
  const upload = useUploadPaymentProof(record);
  const dictionaries = useDictionaries();
  return (
    <FormsProvider messages={dictionaries}>
      <PaymentProofDialog
        open
        description={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
        billingCode={billingCode}
        earlier={{ number: ntpn, date: ntpnDate }}
        draft={{ store, record: id }}
        earlierFile={ntpnFile}
        onUpload={upload.run}
        onSave={save.run}
        onSaved={({ message }) => {
          toast.show(message);
          onClose();
        }}
        onRequestClose={onClose}
      />
    </FormsProvider>
  );
}
