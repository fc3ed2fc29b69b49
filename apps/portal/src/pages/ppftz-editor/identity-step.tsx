import { headerOfPpftz, type PpftzRecord, ppftzDetail } from '@pabean/api/contract';
import {
  useClient,
  useIdentityTypes,
  usePorts,
  usePpftzFile,
  useRemovePpftzFile,
  useSavePpftz,
  useUploadPpftzFile,
  useWarehouses,
} from '@pabean/api/hooks';
import { PpftzIdentityStep } from '@pabean/forms/ppftz-wizard';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { useLeaveGuard } from '../../routing/leave-guard.ts';

/** The first step: its button saves the fields, files are saved at once. */
export function IdentityStep({ record }: { record: PpftzRecord }) {
  const messages = usePpftzMessages('editor');
  const client = useClient();
  const toast = useToast();
  const store = useDrafts();
  const save = useSavePpftz(record.id);
  const upload = useUploadPpftzFile(record);
  const remove = useRemovePpftzFile(record);
  const file = usePpftzFile(record);
  const [wanted, setWanted] = useState<Wanted>();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);

  async function loadLatest() {
    const latest = await client.call(ppftzDetail, { params: { number: record.ajuNumber } });
    return { values: headerOfPpftz(latest), version: latest.headerVersion };
  }

  return (
    <>
      <Loaded
        of={[useIdentityTypes(), usePorts(), useWarehouses()]}
        loading={messages.loading}
        failed={messages.failed}
        level={3}
      >
        {(identityTypes, ports, warehouses) => (
          <PpftzIdentityStep
            references={{ identityTypes, ports, warehouses }}
            draft={{ store, record: record.id }}
            onDirtyChange={setDirty}
            onSave={(header, { version, ...options }) =>
              save.run({ ...header, headerVersion: version }, options)
            }
            onSaved={({ message }) => toast.show(message)}
            loadLatest={loadLatest}
            onUpload={(slot, upload_, options) => upload.run({ ...upload_, slot }, options)}
            onRemove={(slot) => remove.run(slot)}
            onOpen={(slot) => {
              const name = record[`file_${slot}`];
              if (name) setWanted({ name, thing: record.ajuNumber, load: () => file.run(name) });
            }}
          />
        )}
      </Loaded>
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}
