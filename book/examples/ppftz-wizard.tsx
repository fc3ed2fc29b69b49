import {
  goodsLineOf,
  type NamedCode,
  type PpftzHeader,
  type PpftzPackaging,
  type PpftzRecord,
  ppftzFileField,
  type StoredGoods,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import { buildPpftz } from '@pabean/api/fixtures';
import {
  GoodsEditor,
  GoodsTable,
  PpftzContainers,
  PpftzContentsStep,
  PpftzIdentityStep,
  PpftzPackagingPanel,
  type PpftzReferences,
  PpftzReviewStep,
  PpftzWizard,
  ppftzSteps,
} from '@pabean/forms';
import { Alert } from '@pabean/ui';
import { useState, useSyncExternalStore } from 'react';

/** The lists of your server. */
const references: PpftzReferences = {
  identityTypes: [{ code: '5', label: 'NPWP' }],
  ports: [
    { code: 'IDBTM', name: 'Batam' },
    { code: 'SGSIN', name: 'Singapore' },
  ],
  warehouses: [{ code: 'BTA1', name: 'Lapangan Peti Kemas Batu Ampar' }],
};
const units: readonly NamedCode[] = [{ code: 'SET', name: 'set' }];
const packageTypes: readonly NamedCode[] = [{ code: 'CT', name: 'Carton' }];

/** Your calls. Each part is saved on its own; rows get their ids from the server. */
const newId = () => crypto.randomUUID();
const loadRecord = (): PpftzRecord => buildPpftz();
async function saveHeader(record: PpftzRecord, header: PpftzHeader): Promise<PpftzRecord> {
  return { ...record, ...header };
}
async function sendRecord({ ajuNumber }: PpftzRecord): Promise<string> {
  return `Aju ${ajuNumber} terkirim`;
}

const onHashChange = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The URL contains the step and the field to go to: `#/review`, `#/identity/no_kk`. */
function useAddress() {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
  const [, step, field] = hash.split('/');
  return { step: ppftzSteps.find((each) => each === step) ?? 'identity', field };
}

/** A PPFTZ record in three steps. */
export function PpftzRecording() {
  const { step, field } = useAddress();
  const [record, setRecord] = useState(loadRecord);
  const [containers, setContainers] = useState<readonly StoredPpftzContainer[]>([]);
  const [packaging, setPackaging] = useState<PpftzPackaging & { id: string }>();
  const [goods, setGoods] = useState<readonly StoredGoods[]>([]);
  const [sent, setSent] = useState<string>();
  if (sent) return <Alert tone="success" heading={sent} />;

  const setFile = (slot: Parameters<typeof ppftzFileField>[0], name: string | null) =>
    setRecord((before) => ({ ...before, [ppftzFileField(slot)]: name }));

  return (
    <PpftzWizard
      record={record}
      step={step}
      field={field}
      hrefOf={(each) => `#/${each}`}
      onStep={(each, wanted) => {
        location.hash = wanted === undefined ? `/${each}` : `/${each}/${wanted}`;
      }}
    >
      {step === 'identity' && (
        <PpftzIdentityStep<PpftzRecord>
          references={references}
          onSave={(header) => saveHeader(record, header)}
          onSaved={setRecord}
          onUpload={async (slot, { name }) => {
            setFile(slot, name);
            return { fileName: name };
          }}
          onRemove={async (slot) => setFile(slot, null)}
        />
      )}
      {step === 'contents' && (
        <PpftzContentsStep
          containers={
            <PpftzContainers
              rows={containers}
              onAdd={async (rows) =>
                setContainers((before) => [...before, ...rows.map((row) => ({ ...row, id: newId() }))])
              }
              onDelete={async (id) => setContainers((before) => before.filter((row) => row.id !== id))}
            />
          }
          packaging={
            <PpftzPackagingPanel
              packaging={packaging}
              packageTypes={packageTypes}
              onSave={async (values) => setPackaging({ id: newId(), ...values })}
            />
          }
          goods={
            <GoodsEditor
              rows={goods}
              units={units}
              packageTypes={packageTypes}
              onAdd={async (rows) =>
                setGoods((before) => [
                  ...before,
                  ...rows.map((row) => ({ ...goodsLineOf(row), id: newId(), changed: false })),
                ])
              }
              onChange={async (changes) =>
                setGoods((before) =>
                  before.map((line) => {
                    const change = changes.find(({ id }) => id === line.id);
                    return change ? { ...line, ...goodsLineOf(change.row) } : line;
                  }),
                )
              }
              onDelete={async (ids) => setGoods((before) => before.filter(({ id }) => !ids.includes(id)))}
            />
          }
        />
      )}
      {step === 'review' && (
        <PpftzReviewStep
          references={references}
          load={async () => ({ record, goods, containers, packaging: packaging ? [packaging] : [] })}
          renderContents={({ goods: read }) => <GoodsTable rows={read} />}
          onSend={sendRecord}
          onSent={setSent}
        />
      )}
    </PpftzWizard>
  );
}
