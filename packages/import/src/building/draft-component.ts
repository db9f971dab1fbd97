import type { ComponentDefinition } from '@tideform/engine';

/** A component that is still being made: readers add to it. */
export type DraftComponent = Record<string, unknown> & { type: string; key?: string };

/** A component without the settings that have no value. */
export function draft(type: string, settings: Readonly<Record<string, unknown>> = {}): DraftComponent {
  const made: DraftComponent = { type };
  return add(made, settings);
}

/** Adds settings that have a value; `validate` adds to the rules that are there. */
export function add(component: DraftComponent, settings: Readonly<Record<string, unknown>>): DraftComponent {
  for (const [name, value] of Object.entries(settings)) if (value !== undefined) component[name] = value;
  return component;
}

/** Adds rules that have a value. */
export function addRules(component: DraftComponent, rules: Readonly<Record<string, unknown>>): void {
  const written = Object.entries(rules).filter(([, value]) => value !== undefined);
  if (written.length === 0) return;
  component.validate = { ...(component.validate as object | undefined), ...Object.fromEntries(written) };
}

/** What a foreign form said of a part that is not in use here, as it was said. Shown nowhere, and saved with the component. */
export interface Foreign {
  readonly format: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export function keepForeign(
  component: DraftComponent,
  format: string,
  properties: Readonly<Record<string, unknown>> | undefined,
): void {
  if (!properties) return;
  const before = component.foreign as Foreign | undefined;
  component.foreign = { format, properties: { ...before?.properties, ...properties } } satisfies Foreign;
}

/** The component that its draft is, once no reader adds to it. */
export const finished = (component: DraftComponent): ComponentDefinition => component as ComponentDefinition;

/** The button without which a form of one page cannot be sent. */
export const submitButton = (label: string): DraftComponent =>
  draft('button', { key: 'submit', label, action: 'submit', theme: 'primary', disableOnInvalid: true, input: true });
