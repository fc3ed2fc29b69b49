export const field = { optional: '(opsional)', locked: 'Terkunci' };
