import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { elementError } from './element-error.ts';

// One second, the default, is short on a busy machine, where a page's code is compiled while a test waits for it: tests
// check that something appears, not how soon.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('data-density');
  // user-event's replacement of the browser's clipboard.
  Reflect.deleteProperty(navigator, 'clipboard');
});
