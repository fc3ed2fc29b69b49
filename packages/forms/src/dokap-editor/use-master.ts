import type { FileAnswer, MasterDokap } from '@pabean/api/contract';
import { useRef, useState } from 'react';
import type { ZodForm } from '../internal/index.ts';
import { useAbort } from '../internal/use-abort.ts';
import type { DokapFormValues } from './schema.ts';

/** Fetches the file of a stored document. */
export type LoadMasterFile = (
  master: MasterDokap,
  options: { readonly signal: AbortSignal },
) => Promise<FileAnswer>;

/** The values that a stored document fills in. */
type Filled = Omit<DokapFormValues, 'code'>;

/** Status of filling from a stored document. */
export interface MasterState {
  readonly master: MasterDokap;
  /** `undone` means that the previous values are restored. */
  readonly at: 'fetching' | 'failed' | 'taken' | 'undone';
  /** Why its file failed to load. */
  readonly error?: unknown;
}

const names = ['first', 'second', 'expiry', 'remarks', 'file'] as const;

/**
 * Fills a form from a stored document: completely once its file is loaded, or not at all. The previous and the filled values
 * can be swapped any number of times.
 */
export function useMaster(form: ZodForm<DokapFormValues>, load: LoadMasterFile | undefined) {
  const [state, setState] = useState<MasterState>();
  const other = useRef<Filled>(undefined);
  const { begin, abort } = useAbort();

  function put(values: Filled) {
    const { code: _, ...before } = form.getValues();
    other.current = before;
    for (const name of names) form.setValue(name, values[name], { shouldDirty: true });
    form.clearErrors([...names]);
  }

  /** Returns whether the fields were filled. */
  async function take(master: MasterDokap): Promise<boolean> {
    abort();
    const signal = begin();
    try {
      let file = form.getValues('file');
      if (load && master.fileUrl) {
        setState({ master, at: 'fetching' });
        const { bytes, mediaType, name } = await load(master, { signal });
        file = new File([bytes], name, { type: mediaType });
      }
      if (signal.aborted) return false;
      const { first, second, expiry, remarks } = master;
      put({
        first: first ?? '',
        second: second ?? '',
        expiry: expiry ?? '',
        remarks: remarks ?? '',
        file,
      });
      setState({ master, at: 'taken' });
      return true;
    } catch (error) {
      if (!signal.aborted) setState({ master, at: 'failed', error });
      return false;
    }
  }

  /** Restores the previous values, or the filled ones after that. */
  function exchange() {
    if (!state || !other.current) return;
    put(other.current);
    setState({ master: state.master, at: state.at === 'taken' ? 'undone' : 'taken' });
  }

  return { state, take, exchange };
}
