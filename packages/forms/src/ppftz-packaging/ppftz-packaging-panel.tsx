import type { NamedCode, PpftzPackaging, StoredPpftzPackaging } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { DraftProps, Latest, SaveOptions } from '../internal/index.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { PackagingDialog } from './packaging-dialog.tsx';
import { PackagingFrame } from './packaging-table.tsx';

/** Props of {@link PpftzPackagingPanel}. */
export interface PpftzPackagingPanelProps extends DraftProps {
  /** The packaging that the server has; undefined as long as there is none. */
  packaging: StoredPpftzPackaging | undefined;
  /** The kinds of packages to choose from. */
  packageTypes: readonly NamedCode[];
  /**
   * Saves the packaging, the first or a changed one; `version` is the one that was seen. Without it the packaging is only
   * read.
   */
  onSave?: (packaging: PpftzPackaging, options: SaveOptions) => Promise<unknown>;
  /**
   * Loads the packaging as the server has it now, when a save was refused with 412. People then choose between both.
   * Left out, that is a failure like any other.
   */
  loadLatest?: () => Promise<Latest<PpftzPackaging>>;
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3;
}

/**
 * The packaging of a PPFTZ record: how many packages of which kind. A record has one.
 *
 * @beta
 */
export function PpftzPackagingPanel({ packaging, onSave, level, ...props }: PpftzPackagingPanelProps) {
  const words = usePpftzMessages('ppftzRows');
  const { change } = useFormMessages('rows');
  const { packaging: heading } = usePpftzMessages('ppftzLabels');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <PackagingFrame
      packaging={packaging}
      packageTypes={props.packageTypes}
      level={level}
      action={
        onSave &&
        !packaging && (
          <Button icon={<Plus size={16} />} onClick={open}>
            {words.addPackaging}
          </Button>
        )
      }
      actions={
        onSave &&
        (() => (
          <IconButton
            label={fill(change, { part: heading })}
            icon={<Pencil size={16} />}
            size="small"
            onClick={open}
          />
        ))
      }
    >
      {onSave && isOpen && (
        <PackagingDialog
          {...props}
          packaging={packaging}
          onSave={onSave}
          onRequestClose={() => setOpen(false)}
        />
      )}
    </PackagingFrame>
  );
}
