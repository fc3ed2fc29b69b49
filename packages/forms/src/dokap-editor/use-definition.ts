import { completedDefinition, type DokapDefinition, isCompleteDefinition } from '@pabean/api/contract';
import { type Loaded, useLoaded } from '../internal/use-loaded.ts';

/** Fetches what a document type asks for, by its code. */
export type LoadDefinition = (code: string) => Promise<Parameters<typeof completedDefinition>[0]>;

/** What the chosen type asks for; where the list only names the type, that is fetched. */
export function useDefinition(
  definitions: readonly DokapDefinition[],
  code: string,
  load: LoadDefinition | undefined,
): Loaded<DokapDefinition | undefined> {
  const listed = definitions.find((each) => each.code === code);
  const isComplete = !listed || !load || isCompleteDefinition(listed);
  const loaded = useLoaded(isComplete ? undefined : code, async () =>
    listed && load ? completedDefinition(await load(code), listed) : undefined,
  );
  return isComplete ? { ...loaded, data: listed } : loaded;
}
