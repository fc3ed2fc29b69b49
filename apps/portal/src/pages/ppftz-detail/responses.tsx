import type { PpftzRecord } from '@pabean/api/contract';
import { ResponseDownloads } from '@pabean/forms/response-downloads';
import { useResponses } from '../../ppftz/use-responses.tsx';

/** What the office has answered to a record, beside what was declared. */
export function Responses({ record }: { record: PpftzRecord }) {
  const { props, preview } = useResponses(record);
  return (
    <>
      <ResponseDownloads {...props} />
      {preview}
    </>
  );
}
