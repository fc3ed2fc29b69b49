import { describeScreens } from './describe-screens.ts';
import { permitScreens } from './permits.ts';

describeScreens(permitScreens);
