import type { ComponentDefinition } from '@tideform/engine';
import { specOf } from './specs.ts';

export { newSubmitButton } from './button/new-submit-button.ts';
export { newPage } from './panel/new-page.ts';
export type { PanelProps as PageProps } from './panel/panel.ts';

/** At the top of a wizard it is a page. */
export const isPage = ({ type }: ComponentDefinition): boolean => specOf(type)?.isPage === true;

/** Pressing it submits the form. */
export function isSubmitButton(definition: ComponentDefinition): boolean {
  const spec = specOf(definition.type);
  return spec?.submits?.(spec.props.parse(definition)) ?? false;
}
