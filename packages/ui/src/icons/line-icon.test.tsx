import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { rowIconPaths } from '../components/data-table/row-icon.tsx';
import { statusIconPaths } from '../components/status-badge/status-icon-paths.ts';
import { LineIcon } from './line-icon.tsx';

const size = 96;

/** The darkness of each pixel of an icon. */
async function pixelsOf(svg: SVGElement): Promise<Uint8ClampedArray> {
  const copy = svg.cloneNode(true) as SVGElement;
  const { fill, stroke, strokeLinecap, strokeLinejoin } = getComputedStyle(svg);
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('style', `fill:${fill};stroke:${stroke};stroke-width:2;`);
  copy.style.strokeLinecap = strokeLinecap;
  copy.style.strokeLinejoin = strokeLinejoin;
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const context = new OffscreenCanvas(size, size).getContext('2d');
  context?.drawImage(image, 0, 0, size, size);
  const pixels = context?.getImageData(0, 0, size, size).data ?? new Uint8ClampedArray();
  return pixels.filter((_, index) => index % 4 === 3);
}

const twins = [
  [rowIconPaths.delete, lucide.Trash2],
  [rowIconPaths.edit, lucide.Pencil],
  [rowIconPaths.download, lucide.Download],
  [statusIconPaths.draft, lucide.CircleDashed],
  [statusIconPaths.process, lucide.Clock3],
  [statusIconPaths.action, lucide.Undo2],
  [statusIconPaths.approved, lucide.CircleCheckBig],
  [statusIconPaths.rejected, lucide.OctagonX],
  [statusIconPaths.unknown, lucide.CircleQuestionMark],
] as const;

describe('LineIcon', () => {
  it.each(twins.map(([path, Twin]) => [Twin.displayName, path, Twin] as const))(
    'draws %s as Lucide does',
    async (_, path, Twin) => {
      const { container } = render(
        <>
          <LineIcon path={path} size={size} />
          <Twin size={size} />
        </>,
      );
      const [ours, theirs] = await Promise.all([...container.querySelectorAll('svg')].map(pixelsOf));
      expect(ours?.some((dark) => dark > 200)).toBe(true);
      const far = ours?.filter((dark, index) => Math.abs(dark - (theirs?.[index] ?? 0)) > 64).length;
      expect(far).toBe(0);
    },
  );
});
