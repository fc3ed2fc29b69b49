export { en as shared } from '@pabean/api/rules';
export { en as ui } from '@pabean/ui/messages';
