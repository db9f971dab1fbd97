import type { ComponentSpec } from '@tideform/engine';
import { flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import type { FormAction } from '../kit/view-props.ts';

const actions = ['submit', 'event', 'custom', 'reset', 'url'] as const;

/** No action is `submit`; one that we do not know (form.io's `saveState`, `oauth` …) does nothing: it must not submit. */
const action = (raw: unknown): (typeof actions)[number] | 'none' => {
  if (raw === undefined || raw === null || raw === '') return 'submit';
  return actions.find((known) => known === raw) ?? 'none';
};

const shape = {
  /** Without one it says that it submits. */
  label: text(),
  action,
  event: text(),
  custom: text(),
  url: text(),
  block: flag(),
  /** It waits until what it has found wrong is put right. */
  disableOnInvalid: flag(),
  theme: text('primary'),
};

export type ButtonProps = Read<typeof shape>;

/** Submits, resets, opens an address, raises an event or runs code. A submit button stores `true` when it was pressed. */
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

/** @returns what pressing asks of the form; `undefined` when it asks nothing (no code, an address of another scheme) */
export function buttonAction({ action, event, custom, url }: ButtonProps): FormAction | undefined {
  if (action === 'submit' || action === 'reset') return { kind: action };
  if (action === 'custom') return custom.trim() ? { kind: 'custom' } : undefined;
  if (action === 'event') return event ? { kind: 'event', event } : undefined;
  if (action === 'url') return isSafeUrl(url) ? { kind: 'url', url } : undefined;
  return undefined;
}

/** http, https and addresses relative to the page. */
function isSafeUrl(url: string): boolean {
  if (url.trim() === '') return false;
  try {
    return ['http:', 'https:'].includes(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
