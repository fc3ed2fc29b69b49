export { PaymentProofDialog, type PaymentProofDialogProps } from './payment-proof-dialog.tsx';
export { PaymentProofForm, type PaymentProofFormProps } from './payment-proof-form.tsx';
export type { EarlierProof, PaymentProofProps } from './use-payment-proof.ts';
