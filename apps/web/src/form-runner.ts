/**
 * Entry point for rendering a form outside of the app: in a separate page, with the app's styles and its sandbox for
 * code.
 */

export { FormRunner } from './form/FormRunner.tsx';
export { formMessages } from './form/form.messages.ts';
export { openScriptHost } from './scripts/open-browser-scripts.ts';
export { themes } from './shell/theme/brand.ts';
