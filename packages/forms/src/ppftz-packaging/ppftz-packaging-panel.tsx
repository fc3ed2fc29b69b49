import {
  type NamedCode,
  type PpftzPackaging,
  ppftzPackagingRow,
  type StoredPpftzPackaging,
} from '@pabean/api/contract';
import { formatNumber } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { nameOfCode } from '../internal/code-options.ts';
import type { DraftProps, Latest, SaveOptions } from '../internal/index.ts';
import { codeField, numberField } from '../internal/rows/fields.tsx';
import { RowActions } from '../internal/rows/row-actions.tsx';
import { RowDialog } from '../internal/rows/row-dialog.tsx';
import type { RowFields, RowValues } from '../internal/rows/row-kind.ts';
import { useRowVersions } from '../internal/rows/use-row-versions.tsx';
import type { BothVersionsOptions } from '../internal/use-both-versions.ts';
import { wholes } from '../internal/use-goods-messages.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { PackagingFrame } from './packaging-table.tsx';

/** Props of {@link PpftzPackagingPanel}. */
export interface PpftzPackagingPanelProps extends DraftProps {
  /** The stored packaging; undefined if there is none. */
  packaging: StoredPpftzPackaging | undefined;
  /** The kinds of packages to choose from. */
  packageTypes: readonly NamedCode[];
  /** Saves the packaging, new or changed; `version` is the one that was seen. If omitted, the packaging is read-only. */
  onSave?: (packaging: PpftzPackaging, options: SaveOptions) => Promise<unknown>;
  /**
   * Loads the current packaging when a save was refused with 412. The user then chooses between both versions. If omitted, a
   * 412 is a failure like any other.
   */
  loadLatest?: () => Promise<Latest<PpftzPackaging>>;
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3;
}

/**
 * The packaging of a PPFTZ record: number and kind of packages. A record has one.
 *
 * @beta
 */
export function PpftzPackagingPanel(props: PpftzPackagingPanelProps) {
  const { packaging, packageTypes, onSave, loadLatest, level, ...draft } = props;
  const messages = usePpftzMessages('ppftzRows');
  const { kindHint } = useFormMessages('rows');
  const { packaging: heading, packageCount, packageType } = usePpftzMessages('ppftzLabels');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const kind: RowFields<PpftzPackaging> = {
    name: 'ppftz-packaging',
    add: messages.addPackaging,
    size: 'medium',
    schema: ppftzPackagingRow,
    keeps: [],
    nameOf: () => heading,
    fields: [
      [numberField({ name: 'count', label: packageCount, notation: wholes, width: 'date' })],
      [codeField({ name: 'kind', label: packageType, options: packageTypes, hint: kindHint })],
    ],
  };
  const versions: BothVersionsOptions<RowValues> = {
    version: packaging?.version,
    loadLatest,
    textOf: (name, value) =>
      name === 'count' ? formatNumber(String(value), wholes) : nameOfCode(packageTypes, String(value)),
  };
  return (
    <>
      <PackagingFrame
        packaging={packaging}
        packageTypes={packageTypes}
        level={level}
        action={
          onSave &&
          !packaging && (
            <Button icon={<Plus size={16} />} onClick={open}>
              {messages.addPackaging}
            </Button>
          )
        }
        actions={onSave && (() => <RowActions name={heading} onChange={open} />)}
      />
      {onSave && isOpen && (
        <RowDialog
          {...draft}
          kind={kind}
          opened={packaging ? { row: { count: packaging.count, kind: packaging.kind } } : {}}
          hasNext={false}
          useSaving={useRowVersions}
          versions={versions}
          onSave={onSave}
          onRequestClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
