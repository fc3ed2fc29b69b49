import { dataLanguage } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** Props of {@link OmittedDocuments}. */
export interface OmittedDocumentsProps {
  /** Names of documents. */
  names: readonly string[];
  /** Called when the draft is to be opened. */
  onOpen: () => void;
}

/** Shows which documents were not copied, because the permit type no longer accepts them. */
export function OmittedDocuments({ names, onOpen }: OmittedDocumentsProps) {
  const messages = usePageMessages('refile');
  return (
    <Dialog open heading={messages.omitted} description={messages.omittedText} onRequestClose={onOpen}>
      <DialogBody>
        <ul lang={dataLanguage}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onOpen}>
          {messages.open}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
