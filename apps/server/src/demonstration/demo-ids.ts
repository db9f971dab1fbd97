/** Entry point that exports the forms and IDs of the demo. */

export { allForms as demoForms } from './forms/all-forms.ts';
export { deriveFormIds, deriveResponseIds } from './making/demo-context.ts';
