export const loginFrame = {
  about: 'Tentang portal',
  statement: 'Perizinan pabean, dari draf sampai keputusan.',
  portal: 'Portal perizinan, laporan berkala, dan rekonsiliasi manifes {office}.',
};
