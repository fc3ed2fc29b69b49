export const timeline = {
  completing: 'Melengkapi dokumen',
  byYou: 'Oleh Anda',
  sent: 'Dikirim',
  examined: 'Penelitian',
  decided: 'Keputusan',
  ahead: '(belum)',
};
