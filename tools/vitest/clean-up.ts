import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { elementError } from './element-error.ts';

// One second, the default, is short on a busy machine: what tests wait for is that it comes, not how soon.
configure({ asyncUtilTimeout: 5_000, getElementError: elementError });

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-density');
  // A clipboard that user-event put in front of the browser's own.
  Reflect.deleteProperty(navigator, 'clipboard');
});
