import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AfterEach } from 'storybook/internal/types';
import { type AnatomyParameters, partIn, storyOf } from './guide/anatomy-specimen.ts';

/** In tests: checks that each part pictured on a component's page is in the pictured story. */
export const checkAnatomy: AfterEach = ({ canvasElement, componentId, id, parameters }) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const anatomy: AnatomyParameters | undefined = parameters.anatomy;
  if (!anatomy || id !== toId(componentId, storyNameFromExport(storyOf(anatomy)))) return;
  const lost = anatomy.parts.filter((selector) => !partIn(canvasElement, selector));
  if (lost.length === 0) return;
  throw new Error(`The picture of the parts has none of: ${lost.join(', ')}.`);
};
