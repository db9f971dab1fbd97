import type { FormLimit } from './limits/form-limits.ts';

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
    | 'too-large'
    | 'too-many';
  /** Place in the JSON: `components[2].columns[0].components[1].key`. */
  readonly path: string;
  /** Of what there is too much (`too-many`), and how much there may be. */
  readonly limit?: {
    readonly what: FormLimit;
    readonly most: number;
  };
  /** What people call the component that has too much: its label, else its key or type. */
  readonly name?: string;
}

/** Something odd that a form may have and still be filled in. */
export interface FormWarning {
  readonly code: 'missing-key';
  readonly path: string;
}
