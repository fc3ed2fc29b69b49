import { type Endpoint, type EndpointName, endpoints } from '../../contract/index.ts';
import { bare, leftAlone, type Plan, type Resource } from '../plan.ts';
import { accounts, visitors } from './accounts.ts';
import { applications } from './applications.ts';
import { drafts } from './drafts.ts';
import { ppftz } from './ppftz.ts';
import { recording } from './recording.ts';
import { reference } from './reference.ts';
import { trade } from './trade.ts';
import { transit } from './transit.ts';

/** The plans, in this order: later calls use earlier answers. */
const planned: readonly Resource[] = [
  ...[visitors, accounts, reference, applications, trade, ppftz, transit],
  ...[drafts, recording],
];

/** Calls that have no plan: those without an input are made, the others are reported as not tried. */
function unplanned(): Resource {
  const known = new Set<string>(planned.flatMap(({ plans }) => plans.map(({ name }) => name)));
  const left = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name]) => !known.has(name) && name !== 'signIn' && name !== 'signOut',
  );
  const plans = left.flatMap(([name, row]): Plan[] =>
    row.params || row.body || row.writes
      ? leftAlone('Nobody has said what it is asked with.', name)
      : [bare(name)],
  );
  return { title: 'Other calls', plans };
}

/** The plans of every call of the contract except signing in and out, which come first and last. */
export const allPlans = (): Resource[] => [...planned, unplanned()];
