/** The environment of a test's child process: the test's own, without settings of a server. */
export const processEnvironment = () => ({
  PATH: process.env.PATH,
  // Node's compile cache: a server starts four times as fast.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
