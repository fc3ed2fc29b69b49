import { describeAccounts } from './accounts/describe-accounts.ts';

describeAccounts(390);
