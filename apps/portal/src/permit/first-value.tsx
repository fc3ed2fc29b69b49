import type { ListedDokap } from '@pabean/api/contract';
import { useDokapType, useReferenceDetail } from '@pabean/api/hooks';

/** Props of {@link FirstValue}. */
export interface FirstValueProps {
  dokap: ListedDokap;
  /** Whose document types say which list a value is chosen from; undefined while it is not known. */
  permitTypeId: string | undefined;
}

/** The first value of a document: in the words of its reference list where it has some, until then as it is. */
export function FirstValue({ dokap: { code, first, firstLabel }, permitTypeId }: FirstValueProps) {
  const isKnown = firstLabel !== null || first === null;
  const definition = useDokapType(isKnown ? undefined : permitTypeId, code).data;
  const label = useReferenceDetail(definition, first ?? undefined).data;
  return firstLabel ?? label ?? first;
}
