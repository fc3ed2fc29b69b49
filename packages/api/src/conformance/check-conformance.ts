import { type EndpointName, endpoints } from '../contract/index.ts';
import type { UserType } from '../rules/access.ts';
import { exchange, type Target } from './exchange.ts';
import { addFindings, type Findings } from './findings.ts';
import { leniencySentences } from './leniencies.ts';
import { accounts as accountPlans } from './plans/accounts.ts';
import { allPlans } from './plans/index.ts';
import type { CallReport, ConformanceReport } from './report.ts';
import { type ConformanceAccount, signInAll, signOutAll } from './signing-in.ts';
import { tryPlan, type Visit } from './try-plan.ts';

/** Which provider is checked, with which accounts, and how far. */
export interface ConformanceOptions {
  /** Root of the API, without a slash at its end. */
  readonly baseURL: string;
  /** An account of each user type. Calls that none of them may make are not tried. @default {} */
  readonly accounts?: Readonly<Partial<Record<UserType, ConformanceAccount>>>;
  /**
   * Makes the requests; tests pass an in-process server.
   * @default globalThis.fetch
   */
  readonly fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  /**
   * Whether a draft and a PPFTZ record are created, filled in, and deleted. Nothing is sent to the customs office.
   * @default false
   */
  readonly writes?: boolean;
  /**
   * Codes that no list contains: of a licence, and of a transit request.
   * @default {}
   */
  readonly codes?: Readonly<{ licence?: string; transit?: string }>;
  /**
   * Timeout of an answer, in seconds.
   * @default 10
   */
  readonly patience?: number;
}

/**
 * Checks a provider, call by call: whether answers match the contract, who has access, and how missing records are
 * answered. Makes reading calls only, unless `writes` is set.
 * @throws {Error} when nothing answers at `baseURL`
 * @beta
 */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const {
    baseURL,
    accounts = {},
    fetch = globalThis.fetch,
    writes = false,
    patience = 10,
    codes = {},
  } = options;
  const target: Target = {
    baseURL: baseURL.replace(/\/+$/, ''),
    fetch: (...call) => fetch(...call),
    patience,
  };
  await exchange(target, { method: 'GET', url: endpoints.identityTypeList.path });

  const signedIn = await signInAll(target, accounts);
  const nobody = { user: '', npwp: '', type: undefined, token: undefined };
  const visit: Visit = {
    target,
    sessions: signedIn.sessions,
    visitor: {
      caller: nobody,
      known: { licenceCode: codes.licence, registrationCode: codes.transit },
    },
    isWriting: writes,
  };
  const found = new Map<EndpointName, { resource: string; findings: Findings }>();
  found.set('signIn', { resource: accountPlans.title, findings: signedIn.findings.signIn });
  found.set('signOut', { resource: accountPlans.title, findings: signedIn.findings.signOut });
  for (const { title, plans } of allPlans()) {
    for (const plan of plans) {
      const before = found.get(plan.name);
      const findings = await tryPlan(visit, plan, before !== undefined);
      if (before) addFindings(before.findings, findings);
      else found.set(plan.name, { resource: title, findings });
    }
  }
  await signOutAll(target, signedIn);
  return {
    baseURL: target.baseURL,
    accounts: Object.fromEntries(visit.sessions.map(({ caller }) => [String(caller.type), caller.user])),
    troubles: signedIn.troubles,
    calls: [...found].map(([name, { resource, findings }]) => reportOf(name, resource, findings)),
  };
}

function reportOf(name: EndpointName, resource: string, findings: Findings): CallReport {
  const { method, path } = endpoints[name];
  const { differences, isTried, reason = 'It was not asked for.' } = findings;
  const notes = [...findings.notes, ...leniencySentences(findings.leniencies)];
  const common = { name, call: `${method} ${path}`, resource, differences, notes };
  if (differences.length > 0) return { ...common, verdict: 'differs' };
  return isTried ? { ...common, verdict: 'conforms' } : { ...common, verdict: 'notTried', reason };
}
