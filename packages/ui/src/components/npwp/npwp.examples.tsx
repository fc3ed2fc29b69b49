import { Code } from '../code/index.ts';
import { Npwp } from './npwp.tsx';

export const GroupsOfFourCan = () => <Npwp value="0021345678215000" />;

export const SixteenDigitsInOneRow = () => <Code>0021345678215000</Code>;

export const WholeNumberShows = () => <Npwp value="0021345678215000" />;

export const WithDigitsHiddenNobodyCan = () => <Code>0021 •••• •••• 5000</Code>;
