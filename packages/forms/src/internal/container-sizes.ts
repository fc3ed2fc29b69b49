/** Container sizes in feet, as choices of a list. */
export const containerSizes = ['20', '40', '45'].map((size) => ({ value: size, label: size }));
