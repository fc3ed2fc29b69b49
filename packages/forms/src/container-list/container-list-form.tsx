import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { focusListRow } from '@pabean/ui/list-editor-frame';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { BulkPanel } from '../internal/bulk/bulk-panel.tsx';
import { Problems } from '../internal/form-problems.tsx';
import { DraftBanner, useDraft } from '../internal/index.ts';
import { useListAnnouncement } from '../internal/use-list-announcement.tsx';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { isBlank } from './check-row.ts';
import * as styles from './container-list.css.ts';
import type { ContainerListEditorProps } from './container-list-editor.tsx';
import { ContainerRows, WrongRowsNote } from './container-rows.tsx';
import { ListVersions } from './list-versions.tsx';
import type { RowStore } from './row-store.ts';
import { useContainerBulk } from './use-container-bulk.ts';
import { useContainerList } from './use-container-list.ts';
import { useRowsState } from './use-rows.ts';

/** Props of {@link ContainerListForm}. */
export type ContainerListFormProps<Answer> = Omit<
  ContainerListEditorProps<Answer>,
  'open' | 'heading' | 'thing' | 'onRequestClose'
>;

const draftVersion = 1;

/** The rows of a container list inside their dialog. */
export function ContainerListForm<Answer>({ declared, rows, ...props }: ContainerListFormProps<Answer>) {
  const messages = useFormMessages('form');
  const list = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const form = useContainerList({
    declared,
    rows,
    version: props.version,
    loadLatest: props.loadLatest,
    list,
    async onSave(values, options) {
      const answer = await props.onSave(values, options);
      await draft.forget();
      props.onSaved(answer);
    },
  });
  const { store } = form;
  const draft = useDraft({
    form: form.draftForm,
    name: 'containers',
    version: draftVersion,
    location: props.draft,
  });
  useUnsaved(form.draftForm, props.onDirtyChange);
  useFocusOnFirstEmpty(store, list);

  const { announcement, announce } = useListAnnouncement();
  const bulk = useContainerBulk({ store, declared, list, announce });
  const { last } = useRowsState(store);
  function takeBack() {
    const change = store.undo();
    announce('undone', (change?.index ?? 0) + 1);
    queueMicrotask(() => list.current && focusListRow(list.current, (change?.index ?? 0) + 1));
  }
  function takeTheirs() {
    flushSync(form.takeTheirs);
    announce('replaced', 1);
    if (list.current) focusListRow(list.current, 1);
  }
  if (bulk.opened) return <ContainerBulk bulk={bulk} opened={bulk.opened} />;
  return (
    <DialogForm {...form.formProps} onKeyDown={sendOnControlEnter}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={draft} />
        <Problems summary={form.summary} failure={form.failure} heading={form.heading} />
        {form.differences && (
          <ListVersions
            differences={form.differences}
            busy={form.busy}
            onMine={form.saveMine}
            onTheirs={takeTheirs}
          />
        )}
        {props.notice}
        <ContainerRows
          form={form}
          declared={declared}
          announcement={announcement}
          announce={announce}
          ref={list}
          onPasteList={bulk.paste}
          onEnd={() => save.current?.focus()}
          actions={
            <BulkActions
              onOpen={bulk.open}
              onTemplate={props.onTemplate}
              onUndo={last?.kind === 'filled' ? takeBack : undefined}
            />
          }
        />
      </DialogBody>
      <DialogFoot note={<WrongRowsNote store={store} list={list} />}>
        <DialogCancel />
        <Button ref={save} type="submit" variant="primary" busy={form.busy} busyLabel={messages.saving}>
          {messages.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}

/** The dialog cannot focus the first empty row unless it is rendered. */
function useFocusOnFirstEmpty(store: RowStore, list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const empty = store.state.rows.findIndex(isBlank);
    queueMicrotask(() => list.current && focusListRow(list.current, Math.max(0, empty) + 1));
  }, [store, list]);
}

function sendOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface ContainerBulkProps {
  bulk: ReturnType<typeof useContainerBulk>;
  opened: NonNullable<ReturnType<typeof useContainerBulk>['opened']>;
}

/** Pastes or imports containers; replaces the list while open. */
const ContainerBulk = ({ bulk, opened }: ContainerBulkProps) => (
  <DialogForm onSubmit={(event) => event.preventDefault()}>
    <BulkPanel
      from={opened.from}
      reading={opened.reading}
      text={bulk.text()}
      columns={bulk.columns}
      room={bulk.room}
      example="CSQU3054383,20"
      read={bulk.read}
      onText={bulk.onText}
      onTake={bulk.take}
      onDone={bulk.finish}
      onBack={bulk.back}
    />
  </DialogForm>
);
