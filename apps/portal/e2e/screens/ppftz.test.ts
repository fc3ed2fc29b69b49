import { describeScreens } from './describe-screens.ts';
import { ppftzScreens } from './ppftz.ts';

describeScreens(ppftzScreens);
