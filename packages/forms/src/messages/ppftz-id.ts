/** The words of PPFTZ records. */
export const ppftzId = {
  newAju: {
    heading: 'New Aju',
    lead: 'Setelah dibuat, aju dapat diisi bertahap dan disimpan sebelum dikirim.',
    recipientHint: 'Sesuai kartu identitas.',
    numberHint: 'Titik, tanda hubung, dan spasi boleh ikut diketik.',
    create: 'Buat aju',
    creating: 'Membuat aju…',
    notCreated: 'Aju belum dibuat',
  },
};
