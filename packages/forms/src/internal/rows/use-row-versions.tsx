import { ChooseVersions, useBothVersions } from '../index.ts';
import type { BothVersionsOptions } from '../use-both-versions.ts';
import type { RowSaving } from './row-dialog.tsx';
import type { ControlProps, RowValues } from './row-kind.ts';

const alone: BothVersionsOptions<RowValues> = {
  version: undefined,
  loadLatest: undefined,
  textOf: (_, value) => String(value),
};

/** Saves a row that other users may change, too: after a conflict the user chooses between both versions. */
export function useRowVersions(
  form: ControlProps['form'],
  options: BothVersionsOptions<RowValues> = alone,
): RowSaving {
  const versions = useBothVersions(form, options);
  return { save: versions.save, question: <ChooseVersions versions={versions} form={form} /> };
}
