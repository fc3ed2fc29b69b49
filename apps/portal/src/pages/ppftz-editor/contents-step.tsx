import {
  type NamedCode,
  type PpftzRecord,
  ppftzGoods,
  ppftzPackaging,
  type StoredGoods,
  type StoredPpftzContainer,
  type StoredPpftzPackaging,
} from '@pabean/api/contract';
import {
  useAddPpftzContainers,
  useAddPpftzGoods,
  useChangePpftzGoods,
  useClient,
  useDeletePpftzContainer,
  useDeletePpftzGoods,
  usePackageTypes,
  usePpftzContainers,
  usePpftzGoods,
  usePpftzPackaging,
  useSavePpftzPackaging,
  useUnits,
} from '@pabean/api/hooks';
import type { GoodsRates } from '@pabean/api/rules';
import { GoodsEditor } from '@pabean/forms/goods-editor';
import { PpftzContainers } from '@pabean/forms/ppftz-containers';
import { PpftzPackagingPanel } from '@pabean/forms/ppftz-packaging';
import { PpftzContentsStep } from '@pabean/forms/ppftz-wizard';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { saveText } from '../../files/save-text.ts';
import { Loaded } from '../../loading/loaded.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { useGoodsRates } from '../../ppftz/use-goods-rates.ts';
import { useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';

/** The second step: containers, packaging and goods, each saved as soon as it is added, changed or deleted. */
export function ContentsStep({ record }: { record: PpftzRecord }) {
  const messages = usePpftzMessages('editor');
  const { id } = record;
  const rates = useGoodsRates(record);
  return (
    <Loaded
      of={[usePpftzContainers(id), usePpftzPackaging(id), usePpftzGoods(id), useUnits(), usePackageTypes()]}
      loading={messages.loading}
      failed={messages.failed}
      level={3}
    >
      {(containers, packaging, goods, units, packageTypes) => (
        <PpftzContentsStep
          containers={<Containers id={id} rows={containers} />}
          packaging={<Packaging id={id} packaging={packaging[0]} packageTypes={packageTypes} />}
          goods={<Goods id={id} units={units} packageTypes={packageTypes} rates={rates} rows={goods} />}
        />
      )}
    </Loaded>
  );
}

/** The draft of an editor of rows, and the guard for unsaved changes. */
function useRowsDraft(id: string) {
  const store = useDrafts();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return { draft: { store, record: id }, onDirtyChange: setDirty };
}

function Containers({ id, rows }: { id: string; rows: readonly StoredPpftzContainer[] }) {
  const { rowsAtOnce } = useSignedIn().user;
  const add = useAddPpftzContainers(id, rowsAtOnce);
  const remove = useDeletePpftzContainer();
  const { containersFile } = usePpftzMessages('contents');
  return (
    <PpftzContainers
      {...useRowsDraft(id)}
      rows={rows}
      onAdd={add.run}
      onDelete={(each) => remove.run(each)}
      onTemplate={(csv) => saveText(containersFile, csv)}
    />
  );
}

interface PackagingProps {
  id: string;
  packaging: StoredPpftzPackaging | undefined;
  packageTypes: readonly NamedCode[];
}

function Packaging({ id, packaging, packageTypes }: PackagingProps) {
  const client = useClient();
  const save = useSavePpftzPackaging(id);
  return (
    <PpftzPackagingPanel
      {...useRowsDraft(id)}
      packaging={packaging}
      packageTypes={packageTypes}
      onSave={(values, { version, ...options }) =>
        save.run({ ...values, id: packaging?.id, version }, options)
      }
      loadLatest={async () => {
        const [latest] = await client.call(ppftzPackaging, { params: { id } });
        const { count = '', kind = '', version } = latest ?? {};
        return { values: { count, kind }, version };
      }}
    />
  );
}

interface GoodsProps extends Omit<PackagingProps, 'packaging'> {
  rows: readonly StoredGoods[];
  units: readonly NamedCode[];
  rates: GoodsRates;
}

function Goods({ id, rows, units, packageTypes, rates }: GoodsProps) {
  const client = useClient();
  const { rowsAtOnce } = useSignedIn().user;
  const add = useAddPpftzGoods(id, rowsAtOnce);
  const change = useChangePpftzGoods(rowsAtOnce);
  const remove = useDeletePpftzGoods(rowsAtOnce);
  const { goodsFile } = usePpftzMessages('contents');
  return (
    <GoodsEditor
      {...useRowsDraft(id)}
      rows={rows}
      units={units}
      packageTypes={packageTypes}
      defaults={rates}
      onAdd={add.run}
      onChange={(changes, { version: _, ...options }) => change.run(changes, options)}
      onDelete={(ids) => remove.run(ids)}
      loadLatest={() => client.call(ppftzGoods, { params: { id } })}
      onTemplate={(csv) => saveText(goodsFile, csv)}
    />
  );
}
