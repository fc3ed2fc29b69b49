import { firstSlice } from './0001-first-slice.ts';
import { callers } from './0002-callers.ts';
import { severalServers } from './0003-several-servers.ts';
import { companyChanges } from './0004-company-changes.ts';
import { limits } from './0005-limits.ts';
import { accounts } from './0006-accounts.ts';
import { permits } from './0007-permits.ts';
import { checkCodes } from './0008-check-codes.ts';
import { manifests } from './0009-manifests.ts';
import { ftzCancellations } from './0010-ftz-cancellations.ts';
import { releaseLetters } from './0011-release-letters.ts';
import { reports } from './0012-reports.ts';
import { ppftz } from './0013-ppftz.ts';
import { ppftzRecords } from './0014-ppftz-records.ts';
import { transit } from './0015-transit.ts';
import { joinedPpftz } from './0016-joined-ppftz.ts';
import { reasonsOfHolds } from './0017-reasons-of-holds.ts';
import { questions } from './0018-questions.ts';
import { keptTime } from './0019-kept-time.ts';
import type { Migration } from './migration.ts';

/** Every migration by its name, which begins with its number. A released migration is never edited or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-slice': firstSlice,
  '0002-callers': callers,
  '0003-several-servers': severalServers,
  '0004-company-changes': companyChanges,
  '0005-limits': limits,
  '0006-accounts': accounts,
  '0007-permits': permits,
  '0008-check-codes': checkCodes,
  '0009-manifests': manifests,
  '0010-ftz-cancellations': ftzCancellations,
  '0011-release-letters': releaseLetters,
  '0012-reports': reports,
  '0013-ppftz': ppftz,
  '0014-ppftz-records': ppftzRecords,
  '0015-transit': transit,
  '0016-joined-ppftz': joinedPpftz,
  '0017-reasons-of-holds': reasonsOfHolds,
  '0018-questions': questions,
  '0019-kept-time': keptTime,
};
