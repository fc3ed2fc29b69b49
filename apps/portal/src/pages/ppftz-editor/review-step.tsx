import type { PpftzRecord } from '@pabean/api/contract';
import {
  useIdentityTypes,
  useLoadPpftz,
  usePackageTypes,
  usePorts,
  useSendPpftz,
  useUnits,
  useWarehouses,
} from '@pabean/api/hooks';
import { PpftzReviewStep } from '@pabean/forms/ppftz-wizard';

import { Loaded } from '../../loading/loaded.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { PpftzContents } from '../../ppftz/ppftz-contents.tsx';
import { useGoodsRates } from '../../ppftz/use-goods-rates.ts';
import { DocumentPreview } from './document-preview.tsx';

/** Props of {@link ReviewStep}. */
export interface ReviewStepProps {
  record: PpftzRecord;
  /** Called with the server's message once the record was sent. */
  onSent: (message: string) => void;
}

/** The third step: the whole record as it will be sent. */
export function ReviewStep({ record, onSent }: ReviewStepProps) {
  const messages = usePpftzMessages('editor');
  const send = useSendPpftz();
  const { vat } = useGoodsRates(record);
  const load = useLoadPpftz(record.ajuNumber);
  return (
    <Loaded
      of={[useIdentityTypes(), usePorts(), useWarehouses(), useUnits(), usePackageTypes()]}
      loading={messages.loading}
      failed={messages.failed}
      level={3}
    >
      {(identityTypes, ports, warehouses, units, packageTypes) => (
        <PpftzReviewStep
          references={{ identityTypes, ports, warehouses }}
          load={load}
          renderContents={(loaded) => <PpftzContents {...loaded} units={units} packageTypes={packageTypes} />}
          renderPreview={(read) => <DocumentPreview record={read} />}
          usualVat={vat}
          onSend={({ id, version }, warnings) =>
            send.run({ id, version, ...(warnings.length > 0 && { warnings }) })
          }
          onSent={({ message }) => onSent(message)}
        />
      )}
    </Loaded>
  );
}
