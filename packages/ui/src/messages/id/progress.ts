export const progress = {
  percent: '{percent}\u00a0%',
  started: '{label}: dimulai',
  finished: '{label}: selesai',
};
