import type { ListedPpftz } from '@pabean/api/contract';
import { usePpftzRecords, usePpftzStatuses } from '@pabean/api/hooks';
import { dataLanguage, formatDate, isPpftzBrowsed, ppftzKinds, withGloss } from '@pabean/api/rules';
import { CellNote, type TableFilter } from '@pabean/ui/data-table';
import { useStatusGloss } from '@pabean/ui/messages';
import { useMemo } from 'react';
import { Late } from '../../loading/late.tsx';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { paths } from '../../paths.ts';
import { NotesDialog } from '../../ppftz/notes-dialog.tsx';
import { recordColumns, statusOf } from '../../ppftz/record-columns.tsx';
import { ListPage } from '../../table/list-page.tsx';
import { useWholeList } from '../../table/use-list.ts';
import { actionsIn } from './row-actions.tsx';

const loadProof = () => import('../../ppftz/proof.tsx');
const loadResponses = () => import('./responses.tsx');

const codeOf = ({ status }: ListedPpftz) => status;
const kindOf = ({ kind }: ListedPpftz) => kind;
const registrationOf = ({ registrationNumber }: ListedPpftz) => registrationNumber;

/** The statuses of the reference data that a record of this list may have, or until they are loaded, of the rows. */
function useStatusFilter(rows: readonly ListedPpftz[] | undefined): TableFilter<ListedPpftz> {
  const { status: label } = usePageMessages('applicationList');
  const { statusFilter: all } = usePpftzMessages('ppftzRecords');
  const statusGloss = useStatusGloss();
  const { data } = usePpftzStatuses();
  return useMemo(() => {
    const known = data?.map(({ code, label }) => [code, label] as const);
    const seen = rows?.map((row) => [row.status, statusOf(row)] as const);
    const options = [...new Map(known ?? seen)]
      .filter(([value]) => isPpftzBrowsed(value))
      .map(([value, word]) => {
        const gloss = statusGloss(value);
        return { value, label: withGloss(word, gloss), ...(gloss === undefined && { lang: dataLanguage }) };
      });
    return { id: 'status', label, all, options, optionOf: codeOf };
  }, [data, rows, label, all, statusGloss]);
}

/** All sent PPFTZ records, by the time of sending unless another order is chosen. */
export function Page() {
  const messages = usePpftzMessages('recordList');
  const own = usePpftzMessages('ppftzRecords');
  const { status: statusHead } = usePageMessages('applicationList');
  const shared = useSharedMessages();
  const statusGloss = useStatusGloss();
  const list = useWholeList(usePpftzRecords(), { filters: ['status', 'jenis'] });
  const columns = useMemo(() => {
    const { number, recipient, kind, status } = recordColumns(
      { own, shared, kindHead: messages.kind, statusHead, statusGloss },
      paths.ppftzDetail,
    );
    const registration = {
      id: 'registration',
      head: messages.registration,
      nowrap: true,
      sortValue: registrationOf,
      searchText: registrationOf,
      cell: ({ registrationNumber, registrationDate }: ListedPpftz) => (
        <div>
          {registrationNumber ?? '–'}
          {registrationDate && <CellNote>{formatDate(registrationDate)}</CellNote>}
        </div>
      ),
    };
    return [number, registration, recipient, kind, status];
  }, [own, shared, messages, statusHead, statusGloss]);
  const statusFilter = useStatusFilter(list.rows);
  const filters = useMemo((): TableFilter<ListedPpftz>[] => {
    const options = ppftzKinds.map((value) => ({ value, label: shared.ppftzKinds[value] }));
    const kind = {
      id: 'jenis',
      label: shared.labels.ajuKind,
      all: own.kindFilter,
      options,
      optionOf: kindOf,
    };
    return [statusFilter, kind];
  }, [statusFilter, own, shared]);
  const actions = useMemo(() => actionsIn(messages, own), [messages, own]);
  return (
    <ListPage
      {...list}
      area="ppftz"
      title="ppftzList"
      messages={{ ...messages, searchIn: own.searchIn }}
      columns={columns}
      filters={filters}
      actions={actions}
      dialogs={{
        notes: (record, onClose) => <NotesDialog record={record} onClose={onClose} />,
        proof: (record, onClose) => (
          <Late
            load={loadProof}
            dialog={{ heading: messages.proof, onRequestClose: onClose }}
            loading={messages.proofLoading}
            failed={messages.proofFailed}
          >
            {({ Proof }) => <Proof record={record} onClose={onClose} />}
          </Late>
        ),
        responses: (record, onClose) => (
          <Late
            load={loadResponses}
            dialog={{ heading: messages.responses, onRequestClose: onClose }}
            loading={messages.responsesLoading}
            failed={messages.responsesFailed}
          >
            {({ Responses }) => <Responses record={record} onClose={onClose} />}
          </Late>
        ),
      }}
    />
  );
}
