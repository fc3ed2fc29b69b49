export const noStrip = {
  entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · Pos {position}',
};
