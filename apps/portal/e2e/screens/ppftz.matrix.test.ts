import { describeScreensEverywhere } from './describe-screens.ts';
import { ppftzScreens } from './ppftz.ts';

describeScreensEverywhere(ppftzScreens);
