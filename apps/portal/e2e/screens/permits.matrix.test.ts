import { describeScreensEverywhere } from './describe-screens.ts';
import { permitScreens } from './permits.ts';

describeScreensEverywhere(permitScreens);
