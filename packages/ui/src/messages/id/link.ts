export const link = { newTab: '(dibuka di tab baru)' };
