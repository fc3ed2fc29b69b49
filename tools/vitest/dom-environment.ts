import { builtinEnvironments, type Environment } from 'vitest/runtime';

const fromNode = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const;

/**
 * happy-dom for tests that run apps/server in-process: modules resolve as on a server (node:sqlite), and the fetch
 * family stays Node's, because the server answers with Node's classes.
 */
const environment: Environment = {
  name: 'dom',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = fromNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const happyDom = await builtinEnvironments['happy-dom'].setup(global, options);
    for (const [name, descriptor] of kept) if (descriptor) Object.defineProperty(global, name, descriptor);
    return happyDom;
  },
};

export default environment;
