import type { ListedDokap } from '@pabean/api/contract';
import { useDokapType, useReferenceDetail } from '@pabean/api/hooks';

/** Props of {@link FirstValue}. */
export interface FirstValueProps {
  dokap: ListedDokap;
  /** The permit type whose document types name the reference list; undefined until it is loaded. */
  permitTypeId: string | undefined;
}

/** The first value of a document: its label in the reference list where there is one, else the value itself. */
export function FirstValue({ dokap: { code, first, firstLabel }, permitTypeId }: FirstValueProps) {
  const isKnown = firstLabel !== null || first === null;
  const definition = useDokapType(isKnown ? undefined : permitTypeId, code).data;
  const label = useReferenceDetail(definition, first ?? undefined).data;
  return firstLabel ?? label ?? first;
}
