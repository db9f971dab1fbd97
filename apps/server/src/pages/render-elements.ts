import { type Html, html } from './html.ts';

/** Building blocks for pages with forms, styled by `wide-page.css`. */

export interface FieldOptions {
  readonly value?: string | null | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'file';
  readonly isRequired?: boolean;
  readonly complete?: string;
  readonly hint?: string | undefined;
  /** Makes the field read-only, for copying its value. */
  readonly isReadOnly?: boolean;
  readonly accept?: string;
}

export function renderField(name: string, label: string, options: FieldOptions = {}): Html {
  const {
    value,
    type = 'text',
    isRequired = false,
    complete = 'off',
    hint,
    accept,
    isReadOnly: isFixed = false,
  } = options;
  return html`<label class="field"><span>${label}</span>
<input type="${type}" name="${name}" maxlength="200" autocomplete="${complete}" value="${value ?? ''}" ${isRequired && html`required`} ${isFixed && html`readonly`} ${
    accept !== undefined && html`accept="${accept}"`
  }>${hint !== undefined && html`<small class="hint">${hint}</small>`}
</label>`;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export function renderSelect(name: string, label: string, choices: readonly Choice[], selected = ''): Html {
  return html`<label class="field"><span>${label}</span>${renderUnlabeledSelect(name, label, choices, selected)}</label>`;
}

/** Renders a select element without a visible label, for table cells. */
export function renderUnlabeledSelect(name: string, label: string, choices: readonly Choice[], chosen: string): Html {
  const options = choices.map(
    ({ value, label: said }) => html`<option value="${value}" ${value === chosen && html`selected`}>${said}</option>`,
  );
  return html`<select name="${name}" aria-label="${label}">${options}</select>`;
}

export function renderCheckbox(name: string, label: string, { value = 'yes', isTicked: isChecked = false } = {}): Html {
  return html`<label class="tick"><input type="checkbox" name="${name}" value="${value}" ${isChecked && html`checked`}> ${label}</label>`;
}

export function renderRadio(name: string, value: string, label: string, isSelected: boolean): Html {
  return html`<label class="tick"><input type="radio" name="${name}" value="${value}" ${isSelected && html`checked`}> ${label}</label>`;
}

/** Renders a form that consists of a single button. */
export function renderActionForm(action: string, label: string, look: 'plain' | 'risky' = 'plain'): Html {
  return html`<form method="post" action="${action}"><button type="submit" class="${look === 'risky' ? 'secondary risky' : 'secondary'}">${label}</button></form>`;
}

export const renderBadge = (label: string, look: 'brand' | 'quiet' | 'risky' = 'quiet'): Html =>
  html`<span class="badge ${look}">${label}</span>`;

/** Renders a section with a heading. */
export const renderCard = (title: string, content: Html): Html =>
  html`<section class="card"><h2>${title}</h2>${content}</section>`;

export const renderMessage = (text: string | Html, look: 'good' | 'bad' = 'good'): Html =>
  html`<p class="notice ${look}" role="${look === 'bad' ? 'alert' : 'status'}">${text}</p>`;

export const renderEmptyState = (title: string, text: string): Html =>
  html`<div class="empty"><strong>${title}</strong><p>${text}</p></div>`;

/** Renders a user's picture or, without a picture, their initials. @param picture URL of the picture */
export function renderAvatar(name: string, picture?: string | undefined): Html {
  if (picture !== undefined) return html`<img class="avatar" src="${picture}" alt="" width="32" height="32">`;
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
  const hue = [...name].reduce((sum, sign) => (sum + (sign.codePointAt(0) ?? 0)) % 8, 0);
  return html`<span class="avatar hue${hue}" aria-hidden="true">${initials}</span>`;
}
