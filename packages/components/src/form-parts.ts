export { createSubmitButton } from './button/button.ts';
export type { PanelProps as PageProps } from './panel/panel.ts';
export { createPage } from './panel/panel.ts';
