import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOfPortal = ({ moduleId }: TestSpecification) => moduleId.includes('/apps/portal/e2e/');
const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/**
 * Vitest begins with the largest files if it has no timings. Of the end-to-end tests the smallest files take longest, because
 * they only import a list of screens or cases. They run first, so that no core is idle at the end.
 */
export class ListsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const lists = sorted.filter(isOfPortal).sort((one, other) => sizeOf(one) - sizeOf(other));
    return [...lists, ...sorted.filter((file) => !isOfPortal(file))];
  }
}
