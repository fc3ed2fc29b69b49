/** The source dictionary of the design system: every visible and ARIA string of its components, one group each. */
export const id = {
  button: { busy: 'Memproses…' },
  field: { optional: '(opsional)', locked: 'Terkunci' },
  mark: {
    name: 'Pabean',
  },
};
