export { newSubmitButton } from './button/new-submit-button.ts';
export { newPage } from './panel/new-page.ts';
export type { PanelProps as PageProps } from './panel/panel.ts';
