import { completedDefinition, type DokapDefinition, isCompleteDefinition } from '@pabean/api/contract';
import { type Loaded, useLoaded } from '../internal/use-loaded.ts';

/** Fetches what a document type asks for, by its code. */
export type LoadDefinition = (code: string) => Promise<Parameters<typeof completedDefinition>[0]>;

/** What a listed type asks for; where the list only names it, that is fetched. */
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
