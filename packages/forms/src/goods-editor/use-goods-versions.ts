import type { GoodsRow, StoredGoods } from '@pabean/api/contract';
import { nameOfCode } from '../internal/code-options.ts';
import { useBothVersions, type ZodForm } from '../internal/index.ts';
import { refuseWhole } from '../internal/refuse-field.ts';
import type { BothVersions } from '../internal/use-both-versions.ts';
import { goodsText } from '../internal/use-goods-words.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';
import { rowOf } from './goods-values.ts';

interface GoodsVersions extends Pick<GoodsEditorProps, 'units' | 'packageTypes'> {
  /** The article that is changed; undefined for a new one. */
  readonly article: StoredGoods | undefined;
  readonly loadLatest: GoodsEditorProps['loadLatest'] | undefined;
}

/** Both versions of an article that somebody else changed meanwhile. One that has gone is told. */
export function useGoodsVersions(
  form: ZodForm<GoodsRow, GoodsRow>,
  { article, units, packageTypes, loadLatest }: GoodsVersions,
): BothVersions {
  const { gone } = usePpftzMessages('goods');
  return useBothVersions(form, {
    version: article?.version,
    loadLatest:
      loadLatest &&
      (async () => {
        const latest = (await loadLatest()).find(({ id }) => id === article?.id);
        if (!latest) throw refuseWhole(gone);
        return { values: rowOf(latest), version: latest.version };
      }),
    textOf(name, value) {
      const text = String(value);
      if (name === 'unitType') return nameOfCode(units, text);
      if (name === 'packageType') return nameOfCode(packageTypes, text);
      return goodsText(name, text);
    },
  });
}
