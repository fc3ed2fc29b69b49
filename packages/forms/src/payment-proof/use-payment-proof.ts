import {
  type InputOf,
  type PaymentProof,
  paymentProofUntil,
  type uploadPpftzFile,
} from '@pabean/api/contract';
import { todayIn } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import * as z from 'zod/mini';
import { chosenFile, optionsFor } from '../internal/chosen-file.ts';
import { type DraftProps, type SaveOptions, useDraft, useZodForm } from '../internal/index.ts';
import { useReadUpload } from '../internal/use-read-upload.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** The file of a proof as sent: a data URL with its extension, and the file's name. */
export type ProofFile = Pick<InputOf<typeof uploadPpftzFile>['body'], 'file' | 'extension' | 'name'>;

/** The values of the form. */
export interface PaymentProofValues extends PaymentProof {
  readonly file: File | null;
}

/** A recorded proof. */
export type EarlierProof = { readonly [Name in keyof PaymentProof]: string | null };

/** Options shared by the form of a payment proof and its dialog. */
export interface PaymentProofProps<Answer = unknown> extends DraftProps {
  /** The billing code of the payment, if the office has issued one. */
  billingCode?: string | null | undefined;
  /** The recorded proof: its values are the initial ones, and saving replaces it. */
  earlier?: EarlierProof | undefined;
  /**
   * Uploads the file of the proof, before the proof is recorded; a rejection is shown as with `onSave`. If omitted, no file is
   * asked for.
   */
  onUpload?: (file: ProofFile, options: SaveOptions) => Promise<unknown>;
  /** The name of a recorded file. */
  earlierFile?: string | null | undefined;
  /** Records the proof. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (proof: PaymentProof, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the proof is recorded and its draft removed: announce it and close. */
  onSaved: (answer: Answer) => void;
}

const draftVersion = 1;

/** The form of a payment proof, and its draft. */
export function usePaymentProof<Answer>({ earlier, onSave, onSaved, ...props }: PaymentProofProps<Answer>) {
  const labels = usePpftzMessages('ppftzLabels');
  const { file: fileLabel } = usePpftzMessages('paymentProof');
  const { timeZone, uploads } = useOffice();
  const today = todayIn(timeZone);
  const readUpload = useReadUpload();
  const labelsOfFields: Record<keyof PaymentProofValues, string> = {
    number: labels.ntpn,
    date: labels.ntpnDate,
    file: fileLabel,
  };
  const form = useZodForm<PaymentProofValues, PaymentProofValues>({
    schema: z.extend(paymentProofUntil(today), {
      file: chosenFile({ required: false, limit: uploads.small }),
    }),
    defaultValues: { number: earlier?.number ?? '', date: earlier?.date ?? '', file: null },
    labelOf: (name) => labelsOfFields[name as keyof PaymentProofValues],
    async onSubmit({ file: chosen, ...proof }, options) {
      const { signal } = options;
      const { file, extension } = await readUpload(chosen, 'file');
      if (chosen && file !== null && extension !== null)
        await props.onUpload?.({ file, extension, name: chosen.name }, optionsFor(chosen, options));
      const answer = await onSave(proof, { signal });
      await draft.forget();
      // The saved values are no longer unsaved.
      form.reset(form.getValues());
      onSaved(answer);
    },
  });
  const draft = useDraft({ form, name: 'payment-proof', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  return { form, draft, today, limit: uploads.small };
}
