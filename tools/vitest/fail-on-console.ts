import { afterEach, beforeEach } from 'vitest';

const logged: string[] = [];
const original = { error: console.error, warn: console.warn };

function record(level: 'error' | 'warn') {
  return (...parts: unknown[]) => {
    logged.push(`console.${level}: ${parts.map(String).join(' ')}`);
    original[level](...parts);
  };
}

// A test that expects a message mocks the method itself: vi.spyOn(console, 'error').mockReturnValue(undefined).
beforeEach(() => {
  logged.length = 0;
  console.error = record('error');
  console.warn = record('warn');
});

afterEach(() => {
  Object.assign(console, original);
  const messages = logged.splice(0);
  if (messages.length > 0) throw new Error(`The test logged what nobody expected:\n${messages.join('\n')}`);
});
