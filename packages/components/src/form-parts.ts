export { createSubmitButton } from './button/new-submit-button.ts';
export { createPage } from './panel/new-page.ts';
export type { PanelProps as PageProps } from './panel/panel.ts';
