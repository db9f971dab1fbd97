import type { ComponentDefinition } from '@tideform/engine';

/** Component under construction, to which the readers of foreign formats add settings. */
export type DraftComponent = Record<string, unknown> & { type: string; key?: string };

/** Creates a component, without settings whose value is `undefined`. */
export function createDraftComponent(type: string, settings: Readonly<Record<string, unknown>> = {}): DraftComponent {
  const component: DraftComponent = { type };
  return addSettings(component, settings);
}

/** Adds settings whose value is defined; `validate` is merged with the existing rules. */
export function addSettings(component: DraftComponent, settings: Readonly<Record<string, unknown>>): DraftComponent {
  for (const [name, value] of Object.entries(settings)) if (value !== undefined) component[name] = value;
  return component;
}

/** Adds validation rules whose value is defined. */
export function addValidationRules(component: DraftComponent, rules: Readonly<Record<string, unknown>>): void {
  const written = Object.entries(rules).filter(([, value]) => value !== undefined);
  if (written.length === 0) return;
  component.validate = { ...(component.validate as object | undefined), ...Object.fromEntries(written) };
}

/**
 * Unsupported properties of an imported form, unchanged from its file. They aren't displayed, but saved with the
 * component.
 */
export interface ForeignProperties {
  readonly format: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function storeForeignProperties(
  component: DraftComponent,
  format: string,
  properties: Readonly<Record<string, unknown>> | undefined,
): void {
  if (!properties) return;
  const before = component.foreign as ForeignProperties | undefined;
  component.foreign = { format, properties: { ...before?.properties, ...properties } } satisfies ForeignProperties;
}

/** Returns the finished component of a draft. */
export const toComponent = (component: DraftComponent): ComponentDefinition => component as ComponentDefinition;

/** Creates the submit button that a form without pages needs. */
export const createSubmitButton = (label: string): DraftComponent =>
  createDraftComponent('button', {
    key: 'submit',
    label,
    action: 'submit',
    theme: 'primary',
    disableOnInvalid: true,
    input: true,
  });
