import type { ListedPpftz } from '@pabean/api/contract';
import { writtenAjuNumber } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { ResponseDownloadsDialog } from '@pabean/forms/response-downloads';
import { useDictionaries } from '../../messages/language-provider.tsx';
import { useResponses } from '../../ppftz/use-responses.tsx';

/** Props of {@link Responses}. */
export interface ResponsesProps {
  record: ListedPpftz;
  onClose: () => void;
}

/** The responses to a record, above the list. */
export function Responses({ record, onClose }: ResponsesProps) {
  const { props, preview } = useResponses(record);
  return (
    <FormsProvider messages={useDictionaries()}>
      <ResponseDownloadsDialog
        {...props}
        open
        description={`${writtenAjuNumber(record.ajuNumber)} · ${record.recipient}`}
        onRequestClose={onClose}
      />
      {preview}
    </FormsProvider>
  );
}
