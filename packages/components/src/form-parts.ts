export { createSubmitButton } from './button/create-submit-button.ts';
export { createPage } from './panel/create-page.ts';
export type { PanelProps as PageProps } from './panel/panel.ts';
