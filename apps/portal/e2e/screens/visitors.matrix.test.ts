import { describeScreensEverywhere } from './describe-screens.ts';
import { visitorScreens } from './visitors.ts';

describeScreensEverywhere(visitorScreens);
