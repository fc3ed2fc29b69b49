import { isCallFailure } from '@pabean/api/rules';

/** Whether a write was refused because somebody else changed the record since it was seen (412). */
export const isChangedElsewhere = (error: unknown): boolean => isCallFailure(error) && error.status === 412;
