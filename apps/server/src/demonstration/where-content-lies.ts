/** Where the content lies, for whoever looks at the demonstration from outside. */

export { allForms as demoForms } from './forms/all-forms.ts';
export { formIds, responseIds } from './making/ids.ts';
