/** A form, drawn outside of the app: a page of one's own around it, with the app's looks and its sandbox for code. */

export { FormRunner } from './form/FormRunner.tsx';
export { formMessages } from './form/form.messages.ts';
export { openBrowserScripts } from './scripts/open-browser-scripts.ts';
export { themes } from './shell/theme/brand.ts';
