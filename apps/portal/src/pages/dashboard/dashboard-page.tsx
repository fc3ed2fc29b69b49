import type { PageProps } from '../../routing/route.ts';
import { titles } from '../../titles.ts';
import { useWords } from '../../words.ts';

/** Stands where a page of later work will be. */
export function Page({ route }: PageProps) {
  const title = useWords(titles)[route.title];
  return <h1>{title}</h1>;
}
