import type { PpftzRecord } from '@pabean/api/contract';
import {
  useIdentityTypes,
  usePackageTypes,
  usePorts,
  usePpftzContainers,
  usePpftzGoods,
  usePpftzPackaging,
  useSendPpftz,
  useWarehouses,
} from '@pabean/api/hooks';
import { PpftzReviewStep } from '@pabean/forms';

import { Loaded } from '../../loading/loaded.tsx';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { PpftzContents } from '../ppftz-contents.tsx';
import { DocumentPreview } from './document-preview.tsx';

/** Props of {@link ReviewStep}. */
export interface ReviewStepProps {
  record: PpftzRecord;
  /** Called with the server's answer once the record was sent. */
  onSent: (message: string) => void;
}

/** The third step: all of the record as it will be sent. */
export function ReviewStep({ record, onSent }: ReviewStepProps) {
  const words = usePpftzWords('editor');
  const send = useSendPpftz();
  return (
    <Loaded
      of={[
        useIdentityTypes(),
        usePorts(),
        useWarehouses(),
        usePpftzGoods(record.id),
        usePpftzContainers(record.id),
        usePpftzPackaging(record.id),
        usePackageTypes(),
      ]}
      loading={words.loading}
      failed={words.failed}
      level={3}
    >
      {(identityTypes, ports, warehouses, goods, containers, packaging, packageTypes) => (
        <PpftzReviewStep
          references={{ identityTypes, ports, warehouses }}
          counts={{ goods: goods.length, packaging: packaging.length }}
          contents={<PpftzContents {...{ goods, containers, packaging, packageTypes }} />}
          preview={<DocumentPreview record={record} />}
          onSend={() => send.run({ id: record.id, version: record.version })}
          onSent={({ message }) => onSent(message)}
        />
      )}
    </Loaded>
  );
}
