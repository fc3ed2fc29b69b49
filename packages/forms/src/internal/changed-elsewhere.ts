import { isCallFailure } from '@pabean/api/rules';

/** Returns whether a write was refused because another user changed the record since it was read (412). */
export const isChangedElsewhere = (error: unknown): boolean => isCallFailure(error) && error.status === 412;
