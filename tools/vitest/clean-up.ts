import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// One second, the default, is short on a busy machine: what tests wait for is that it comes, not how soon.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-density');
});
