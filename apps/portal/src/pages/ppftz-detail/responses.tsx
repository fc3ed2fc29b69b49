import type { PpftzRecord } from '@pabean/api/contract';
import { ResponseDownloads } from '@pabean/forms/response-downloads';
import { useResponses } from '../../ppftz/use-responses.tsx';

/** The responses to a record, beside the declaration. */
export function Responses({ record }: { record: PpftzRecord }) {
  const { props, preview } = useResponses(record);
  return (
    <>
      <ResponseDownloads {...props} />
      {preview}
    </>
  );
}
