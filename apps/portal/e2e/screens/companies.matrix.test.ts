import { companyScreens } from './companies.ts';
import { describeScreensEverywhere } from './describe-screens.ts';

describeScreensEverywhere(companyScreens);
