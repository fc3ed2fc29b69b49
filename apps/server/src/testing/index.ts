export { addApplications } from './applications.ts';
export { addProtected, codeOf, type ProtectedPerson } from './authenticator.ts';
export { type CallOptions, call, callRow, type Outcome, type Send } from './call.ts';
export { createTestClock, type TestClock } from './clock.ts';
export { addAccount, addCompany, addTestPeople, testPassword } from './people.ts';
export { actAs, dataUrl } from './permit.ts';
export { largePdf } from './sample-files.ts';
export { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
