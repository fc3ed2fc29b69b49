import { companyScreens } from './companies.ts';
import { describeScreens } from './describe-screens.ts';

describeScreens(companyScreens);
