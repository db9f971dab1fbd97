/** English words of the widths' editor. */
export const WIDTH_WORDS = {
  entry: 'column',
  width: 'Width',
  even: 'even share',
  used: (twelfths: number) => `${twelfths} of 12 twelfths of a row are used.`,
  goesOn: (twelfths: number) => `${twelfths} twelfths: what does not fit into a row goes on below.`,
};
