import type { PpftzRecord } from '@pabean/api/contract';
import { usePpftz } from '@pabean/api/hooks';
import { isPpftzEditable } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { type PpftzStep, PpftzWizard, ppftzSteps } from '@pabean/forms/ppftz-wizard';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { useToast } from '@pabean/ui/toast';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Loaded } from '../../loading/loaded.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { useAppMessages, useDictionaries } from '../../messages/language-provider.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { hrefTo, paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { useCrumbs } from '../../routing/crumbs.ts';
import { leaveFor } from '../../routing/leave-guard.ts';
import { usePageAddress } from '../../routing/page-address.ts';
import type { PageProps } from '../../routing/route.ts';
import { Step } from './step.tsx';

/** A record in its three steps, each with a separate address. */
export function Page({ params: { id = '' } }: PageProps) {
  const messages = usePpftzMessages('editor');
  const { ppftzRecording } = useAppMessages('titles');
  const record = usePpftz(id);
  const hadFocus = useRef(false);
  useForgetOnClose(record);
  return (
    <>
      {!record.data && <Waiting hadFocus={hadFocus} />}
      <Loaded
        of={[record]}
        loading={messages.loading}
        failed={messages.failed}
        exitLink={<ButtonLink href={hrefTo(paths.ppftzRecording)}>{ppftzRecording}</ButtonLink>}
      >
        {(loaded) => <Editor record={loaded} hadFocus={hadFocus} />}
      </Loaded>
    </>
  );
}

/** The breadcrumb of the editor. */
function Crumbs() {
  const { crumb: last } = usePpftzMessages('editor');
  return <Breadcrumb items={useCrumbs('ppftz', 'ppftzRecording', { path: paths.ppftzRecording, last })} />;
}

interface FocusProps {
  /** Whether the placeholder's heading had the focus. */
  hadFocus: RefObject<boolean>;
}

/** The head of the page until the record is loaded. */
function Waiting({ hadFocus }: FocusProps) {
  useLayoutEffect(
    () => () => {
      hadFocus.current = Boolean(document.activeElement?.matches('h1'));
    },
    [hadFocus],
  );
  return <PageHeader heading={usePpftzMessages('editor').crumb} breadcrumb={<Crumbs />} />;
}

const stepIn = 'langkah';
const fieldIn = 'isian';

/** The step of an address, by its number from 1; the first by default. */
const stepOf = (search: URLSearchParams): PpftzStep =>
  ppftzSteps[Number(search.get(stepIn) ?? 1) - 1] ?? ppftzSteps[0];

function Editor({ record, hadFocus }: FocusProps & { record: PpftzRecord }) {
  const messages = usePpftzMessages('editor');
  const dictionaries = useDictionaries();
  const { ppftzEditableStatuses } = useOffice();
  const toast = useToast();
  const { search } = usePageAddress();
  // As it was when the page opened: typed values stay, and the server reports why they cannot be saved.
  const [editable] = useState(() => isPpftzEditable(record.status, ppftzEditableStatuses));
  useEffect(() => {
    if (editable) return;
    toast.show(messages.refused);
    navigate(paths.ppftzRecording, { replace: true });
  }, [editable, toast, messages]);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hadFocus]);
  if (!editable) return null;

  const addressOf = (step: PpftzStep, field?: string) => {
    const at = new URLSearchParams({ [stepIn]: String(ppftzSteps.indexOf(step) + 1) });
    if (field !== undefined) at.set(fieldIn, field);
    return `${pathTo(paths.ppftzEditor, { id: record.ajuNumber })}?${at}`;
  };
  const step = stepOf(search);
  return (
    <FormsProvider messages={dictionaries}>
      <PpftzWizard
        record={record}
        step={step}
        field={search.get(fieldIn) ?? undefined}
        hrefOf={(each) => `#${addressOf(each)}`}
        onStep={(each, field) => navigate(addressOf(each, field))}
        breadcrumb={<Crumbs />}
      >
        <Step
          step={step}
          record={record}
          onSent={(message) => {
            toast.show(message);
            leaveFor(paths.ppftzRecording);
          }}
        />
      </PpftzWizard>
    </FormsProvider>
  );
}
