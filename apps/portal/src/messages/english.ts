// All English messages, loaded when English is chosen.

export { en as shared } from '@pabean/api/rules';
export { en as forms } from '@pabean/forms/messages';
export { en as ui } from '@pabean/ui/messages';
export { accountsEn as accounts } from './accounts-en.ts';
export { crashEn as crash } from './crash-en.ts';
export { detailEn as detail } from './detail-en.ts';
export { en as portal } from './en.ts';
export { lettersEn as letters } from './letters-en.ts';
export { pagesEn as pages } from './pages-en.ts';
export { ppftzEn as ppftz } from './ppftz-en.ts';
export { reportsEn as reports } from './reports-en.ts';
export { transitEn as transit } from './transit-en.ts';
