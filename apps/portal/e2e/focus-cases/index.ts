import { applications } from './applications.ts';
import { browsing } from './browsing.ts';
import { documents } from './documents.ts';
import type { FocusCase } from './focus-case.ts';
import { letters } from './letters.ts';
import { manifests } from './manifests.ts';
import { ownAccount } from './own-account.ts';
import { ppftz } from './ppftz.ts';
import { recording } from './recording.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { sending } from './sending.ts';
import { signingIn } from './signing-in.ts';
import { transit } from './transit.ts';
import { zone } from './zone.ts';

/** Every dialog and form of the portal is driven by one of these. */
export const focusCases: readonly FocusCase[] = [
  ...signingIn,
  ...registration,
  ...ownAccount,
  ...applications,
  ...browsing,
  ...documents,
  ...sending,
  ...manifests,
  ...zone,
  ...letters,
  ...reports,
  ...ppftz,
  ...recording,
  ...transit,
];
