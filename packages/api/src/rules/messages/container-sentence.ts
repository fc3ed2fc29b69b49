// Said by the server about a row and by the field before it. Plain constants, so that a bundle may leave them out.

/** A container number that breaks ISO 6346, in Indonesian. */
export const wrongContainerId = '{label} tidak valid.';

/** A container number that breaks ISO 6346, in English. */
export const wrongContainerEn = '{label} is not valid.';
