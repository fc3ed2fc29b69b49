import { type LicenceSource, useLicenceFile } from '@pabean/api/hooks';
import { printableOf } from '@pabean/api/rules';
import { PrintButton, type PrintButtonProps } from '@pabean/ui/print-button';
import { useState } from 'react';
import { Preview, type Wanted } from '../files/preview.tsx';

/** Props of {@link LicenceButton}. */
export interface LicenceButtonProps extends Pick<PrintButtonProps, 'variant' | 'size' | 'whenNone'> {
  application: LicenceSource & { readonly number: string; readonly permitTypeName: string };
  /**
   * Whether there are several on the page: then each is labelled with its licence.
   *
   * @default false
   */
  named?: boolean;
}

/** “Cetak” for a licence; pressed, it shows the licence above the page. */
export function LicenceButton({
  application,
  named = false,
  whenNone = 'hide',
  ...look
}: LicenceButtonProps) {
  const { run } = useLicenceFile();
  const [wanted, setWanted] = useState<Wanted>();
  const thing = application.approvalNumber ?? application.number;
  const open = () => setWanted({ name: application.permitTypeName, thing, load: () => run(application) });
  return (
    <>
      <PrintButton
        {...look}
        whenNone={whenNone}
        licence={printableOf(application)}
        thing={named ? thing : undefined}
        onPrint={open}
      />
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}
