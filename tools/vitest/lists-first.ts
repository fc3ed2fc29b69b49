import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOfPortal = ({ moduleId }: TestSpecification) => moduleId.includes('/apps/portal/e2e/');
const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;

/**
 * Vitest begins with the largest files while it does not know how long each takes. Of the end-to-end tests the smallest
 * take longest: they only name a list of screens or cases. So no core waits at the end while another has minutes to go.
 */
export class ListsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const lists = sorted.filter(isOfPortal).sort((one, other) => sizeOf(one) - sizeOf(other));
    return [...lists, ...sorted.filter((file) => !isOfPortal(file))];
  }
}
