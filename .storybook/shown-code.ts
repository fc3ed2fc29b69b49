import { shownCode } from 'virtual:show-code';
import { sanitize, storyNameFromExport } from 'storybook/internal/csf';

/** The code of a story for “Show code”, instead of the lines of its file: it runs when copied into an app. */
export async function withShownCode(
  _: string,
  { id, parameters }: { id: string; parameters: { fileName?: string } },
): Promise<string> {
  const codes = await shownCode[parameters.fileName ?? '']?.();
  const name = id.split('--')[1];
  const found = Object.entries(codes?.codes ?? {}).find(
    ([key]) => sanitize(storyNameFromExport(key)) === name,
  );
  return found?.[1] ?? '';
}
