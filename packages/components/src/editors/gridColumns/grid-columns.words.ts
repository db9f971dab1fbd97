/** English words of the columns' editor. */
export const GRID_WORDS = {
  entry: 'column',
  label: 'Label',
  type: 'Type',
  key: 'Property name',
  required: 'Required',
};

/** Types whose stored name is no word. */
export const COLUMN_TYPE_WORDS: Readonly<Record<string, string>> = {
  textfield: 'Text field',
  textarea: 'Text area',
  selectboxes: 'Select boxes',
  datetime: 'Date and time',
  datamap: 'Data map',
  url: 'Web address',
  spSelect: 'SharePoint select',
};
