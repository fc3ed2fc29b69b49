import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { ReadinessList } from '@pabean/ui/readiness-list';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import type { Task } from '../../permit/task.ts';
import { hasWholeHeader, incompleteDocuments } from './incomplete-documents.ts';

/** Props of {@link Readiness}. */
export interface ReadinessProps {
  application: ApplicationHeader;
  documents: readonly ListedDokap[];
  /** Called with the task that the user starts. */
  onTask: (task: Task) => void;
}

/** How complete a draft is, and what to do next; the row of each document shows what is missing in it. */
export function Readiness({ application, documents, onTask }: ReadinessProps) {
  const messages = useDetailMessages('applicationDetail');
  const incomplete = incompleteDocuments(documents, application.missing, useSharedMessages());
  const header = hasWholeHeader(application);
  const total = documents.length;
  const [next] = incomplete;
  const items = [{ id: 'header', done: header, text: header ? messages.headerDone : messages.headerMissing }];
  if (total > 0) {
    const text = fill(messages.documentsDone, { count: total - incomplete.length, total });
    items.push({ id: 'documents', done: !next, text });
  }
  const toDo = next && {
    id: 'next',
    done: false,
    text: fill(messages.next, { lack: next.text }),
    action: (
      <Button
        size="small"
        variant="tertiary"
        flush
        aria-label={fill(messages.fixOf, { name: next.name })}
        onClick={() => onTask(next.task)}
      >
        {messages.repair}
      </Button>
    ),
  };
  return <ReadinessList level={2} items={toDo ? [...items, toDo] : items} />;
}
