import { describeScreens } from './describe-screens.ts';
import { visitorScreens } from './visitors.ts';

describeScreens(visitorScreens);
