import { downloadAnswer } from '@pabean/api/client';
import type { PpftzRecord } from '@pabean/api/contract';
import { type ResponseSource, useDownloadPpftzResponse } from '@pabean/api/hooks';
import type { PpftzResponse } from '@pabean/api/rules';
import { writtenAjuNumber } from '@pabean/api/rules';
import type { ResponseDownloadsProps } from '@pabean/forms/response-downloads';
import { type ReactNode, useState } from 'react';
import { Preview, type Wanted } from '../files/preview.tsx';

/** Responses to a record, for preview and download. */
export interface Responses {
  /** For `ResponseDownloads` or its dialog. */
  readonly props: ResponseDownloadsProps;
  /** The open preview of a response, above the page. */
  readonly preview: ReactNode;
}

/** Everything for a list of responses to a record. */
export function useResponses(record: ResponseSource & Pick<PpftzRecord, 'status' | 'inspected'>): Responses {
  const { run } = useDownloadPpftzResponse();
  const [wanted, setWanted] = useState<Wanted>();
  const load = (response: PpftzResponse) => run({ response, record });
  return {
    props: {
      status: record.status,
      hasBillingFile: Boolean(record.billingFile),
      inspected: record.inspected,
      onDownload: async (response) => downloadAnswer(await load(response)),
      onOpen: (response, name) =>
        setWanted({ name, thing: writtenAjuNumber(record.ajuNumber), load: () => load(response) }),
    },
    preview: <Preview wanted={wanted} onClose={() => setWanted(undefined)} />,
  };
}
