import { completedDefinition, type DokapDefinition, isCompleteDefinition } from '@pabean/api/contract';
import { type Loaded, useLoaded } from '../internal/use-loaded.ts';

/** Fetches the definition of a document type by its code. */
export type LoadDefinition = (code: string) => Promise<Parameters<typeof completedDefinition>[0]>;

/** The definition of a listed type, fetched if the list only names it. */
export function useDefinition(
  listed: DokapDefinition | undefined,
  load: LoadDefinition | undefined,
): Loaded<DokapDefinition | undefined> {
  const toFetch = listed && load && !isCompleteDefinition(listed) ? listed : undefined;
  const loaded = useLoaded(toFetch?.code, async () =>
    toFetch && load ? completedDefinition(await load(toFetch.code), toFetch) : undefined,
  );
  return toFetch ? loaded : { ...loaded, data: listed };
}
