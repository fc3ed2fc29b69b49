export const mark = {
  name: 'Pabean',
};
