import { explainError, fill, isCallFailure, type PpftzSlot, type SharedMessages } from '@pabean/api/rules';
import type { UploadFile } from '@pabean/ui/file-upload';
import { useRef, useState } from 'react';
import { optionsFor } from '../internal/chosen-file.ts';
import { useAbort } from '../internal/use-abort.ts';
import { useReadUpload } from '../internal/use-read-upload.ts';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { DocumentSlotsProps } from './document-slots.tsx';

/** Context that a slot gets from the widget. */
export interface SlotUploadOptions extends Pick<DocumentSlotsProps, 'onUpload' | 'onRemove'> {
  slot: PpftzSlot;
  /** Name of the file in the record, as passed in from outside. */
  nameInRecord: string | null | undefined;
  /** Announces a change of the slot to screen readers. */
  announce: (message: string) => void;
}

/** The slot's file after changes of this visit; valid as long as the record's name from outside stays the same. */
interface Fresh {
  readonly instead: string | null | undefined;
  readonly name: string | null;
  /** The server's message, or a default. */
  readonly done: string;
}

/** Why an upload or a removal failed. The message of a single field is more specific than the general one. */
function reasonOf(error: unknown, shared: SharedMessages) {
  const only = isCallFailure(error) && error.fieldErrors.length === 1 && error.fieldErrors[0]?.message;
  return only || explainError(error, shared);
}

/** State and actions of one slot: stored file and upload in progress. Unmounted with its slot. */
export function useSlotUpload({ slot, nameInRecord, onUpload, onRemove, announce }: SlotUploadOptions) {
  const messages = usePpftzMessages('documentSlots');
  const shared = useSharedMessages();
  const readUpload = useReadUpload();
  const [upload, setUpload] = useState<UploadFile>();
  const [fresh, setFresh] = useState<Fresh>();
  const [problem, setProblem] = useState<string>();
  const chosen = useRef<File>(null);
  const { begin, abort } = useAbort();
  const attempts = useRef(0);

  const name = fresh && fresh.instead === nameInRecord ? fresh.name : nameInRecord;

  async function send(file: File, id: string) {
    abort();
    const signal = begin();
    chosen.current = file;
    const row: UploadFile = { id, name: file.name, bytes: file.size, state: 'sending' };
    setFresh((before) => before && { ...before, done: '' });
    setProblem(undefined);
    setUpload(row);
    const onProgress = (progress: number) => {
      if (!signal.aborted) setUpload({ ...row, progress });
    };
    try {
      const { file: content, extension } = await readUpload(file, 'file');
      signal.throwIfAborted();
      if (content === null || extension === null)
        throw new Error('The slot let something pass that is no document.');
      const document = { file: content, extension, name: file.name, bytes: file.size };
      const answer = await onUpload(slot, document, optionsFor(file, { signal, onProgress }));
      if (signal.aborted) return;
      const done = answer.message || messages.uploaded;
      setUpload(undefined);
      setFresh({ instead: nameInRecord, name: answer.fileName || file.name, done });
      announce(done);
    } catch (error) {
      if (signal.aborted) return;
      // If the file itself was rejected, retrying does not help.
      const state = isCallFailure(error) && error.fieldErrors.length > 0 ? 'refused' : 'failed';
      setUpload({ ...row, state, error: reasonOf(error, shared) });
    }
  }

  return {
    /** The name of the stored file; empty if there is none. */
    name,
    upload,
    done: fresh?.done,
    problem,
    start(file: File) {
      attempts.current += 1;
      void send(file, String(attempts.current));
    },
    retry: () => chosen.current && upload && void send(chosen.current, upload.id),
    cancel() {
      abort();
      if (upload?.state === 'sending') announce(fill(messages.stopped, { name: upload.name }));
      setUpload(undefined);
    },
    async remove() {
      setProblem(undefined);
      try {
        await onRemove(slot);
      } catch (error) {
        const reason = reasonOf(error, shared);
        setProblem(reason);
        announce(reason);
        throw error;
      }
      setFresh({ instead: nameInRecord, name: null, done: messages.removed });
      announce(messages.removed);
    },
  };
}
