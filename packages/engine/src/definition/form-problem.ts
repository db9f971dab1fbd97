/** Why a JSON value is not a form. Data, not prose: the view words it. */
export interface FormProblem {
  readonly code:
    | 'not-a-form'
    | 'not-a-component'
    | 'missing-type'
    | 'wrong-type'
    | 'refused-name'
    | 'not-json'
    | 'too-deep'
    | 'too-large';
  /** Place in the JSON: `components[2].columns[0].components[1].key`. */
  readonly path: string;
}

/** Something odd that a form may have and still be filled in. */
export interface FormWarning {
  readonly code: 'missing-key';
  readonly path: string;
}
