/** The office's calendar day, `YYYY-MM-DD`: Sweden writes days so. */
export const todayIn = (timeZone: string) => new Date().toLocaleDateString('sv-SE', { timeZone });
