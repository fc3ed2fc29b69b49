export const errorSummary = { title: 'Ada {count} isian yang perlu diperbaiki' };
