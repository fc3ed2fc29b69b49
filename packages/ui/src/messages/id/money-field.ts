export const moneyField = {
  exactly: '{amount} ({short})',
  approximately: '{amount} (sekitar {short})',
  thousand: '{number} ribu',
  million: '{number} juta',
  billion: '{number} miliar',
  trillion: '{number} triliun',
};
