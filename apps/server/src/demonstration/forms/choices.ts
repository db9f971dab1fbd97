/** Creates choices whose values equal their labels. */
export const toChoices = (
  ...labels: readonly string[]
): readonly { readonly label: string; readonly value: string }[] => labels.map((label) => ({ label, value: label }));

export const submitButton = {
  type: 'button',
  key: 'submit',
  label: 'Submit',
  action: 'submit',
  input: true,
  tableView: false,
} as const;

/** Sites of the demo's organization. */
export const locations = [
  'Mill Lane offices',
  'Northgate depot',
  'Riverside House',
  'The Old Bakery',
  'Harbour View, block A',
  'Harbour View, block B',
] as const;

/** Condition that shows a component if the field `when` has the answer `eq`. */
export const showWhen = (when: string, eq: string) => ({ conditional: { show: true, when, eq } });
