/** English words of the columns' editor. */
export const GRID_WORDS = {
  entry: 'column',
  label: 'Label',
  type: 'Type',
  key: 'Property name',
  required: 'Required',
};
