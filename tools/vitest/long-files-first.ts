import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first. */
const long = ['permit-journey', 'focus', 'accounts', 'accessibility'].map(
  (name) => `/apps/portal/e2e/${name}.test.ts`,
);

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = long.findIndex((each) => moduleId.endsWith(each));
  return rank < 0 ? long.length : rank;
};

/** Begins with the files that take longest, so that no core waits at the end while another has minutes to go. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
