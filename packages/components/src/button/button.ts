import type { ComponentDefinition, ComponentSpec } from '@tideform/engine';
import { flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import type { FormAction } from '../kit/view-props.ts';

const buttonActions = ['submit', 'event', 'custom', 'reset', 'url'] as const;

/**
 * Parses a button's action. A missing action means `submit`. Unknown actions (form.io's `saveState`, `oauth` …) do
 * nothing, because they must not submit the form.
 */
const action = (raw: unknown): (typeof buttonActions)[number] | 'none' => {
  if (raw === undefined || raw === null || raw === '') return 'submit';
  return buttonActions.find((known) => known === raw) ?? 'none';
};

const shape = {
  /** Label; absent: the default text of a submit button. */
  label: text(),
  action,
  event: text(),
  custom: text(),
  url: text(),
  block: flag(),
  /** Disables the button while the form shows validation errors. */
  disableOnInvalid: flag(),
  theme: text('primary'),
};

export type ButtonProps = ParsedShape<typeof shape>;

/**
 * Component spec of a button that submits, resets, opens a URL, emits an event or runs code. A submit button stores
 * `true` when pressed.
 */
export const button: ComponentSpec<ButtonProps, boolean> = {
  ...valueSpec,
  type: 'button',
  valueKind: () => 'none',
  cell: 'none',
  mayPrefill: false,
  submits: ({ action }) => action === 'submit',
  props: propsSchema(shape),
  emptyValue: (props) => (props.action === 'submit' ? false : undefined),
  isEmpty: (value) => value !== true,
  normalize: (value) => value as boolean | undefined,
};

/** Returns the action of a button; `undefined` if the button does nothing (blank code, an unsafe URL). */
export function getButtonAction({ action, event, custom, url }: ButtonProps): FormAction | undefined {
  if (action === 'submit' || action === 'reset') return { kind: action };
  if (action === 'custom') return custom.trim() ? { kind: 'custom' } : undefined;
  if (action === 'event') return event ? { kind: 'event', event } : undefined;
  if (action === 'url') return isSafeUrl(url) ? { kind: 'url', url } : undefined;
  return undefined;
}

/** Returns whether a URL is http, https or relative to the page. */
function isSafeUrl(url: string): boolean {
  if (url.trim() === '') return false;
  try {
    return ['http:', 'https:'].includes(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

/** Creates the submit button that a single-page form needs. */
export const createSubmitButton = (label: string): ComponentDefinition => ({
  type: 'button',
  key: 'submit',
  label,
  action: 'submit',
  theme: 'primary',
  disableOnInvalid: true,
  input: true,
});
