// Said by the server about a row and by the field before it. Plain constants, so that a bundle may leave them out.
export const wrongContainerId = '{label} tidak valid.';
export const wrongContainerEn = '{label} is not valid.';
