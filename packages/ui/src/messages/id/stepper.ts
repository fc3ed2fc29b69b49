export const stepper = {
  label: 'Langkah',
  done: '(selesai)',
  ahead: '(belum)',
  mend: 'Perlu diperbaiki',
  position: 'Langkah {step} dari {count}',
  next: 'berikutnya {label}',
};
