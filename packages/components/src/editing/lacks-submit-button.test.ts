import { expect, it } from 'vitest';
import { lacksSubmitButton } from './lacks-submit-button.ts';

const name = { type: 'textfield', key: 'name' };
const submit = { type: 'button', key: 'submit', action: 'submit' };

it('requires a submit button on a single page', () => {
  expect(lacksSubmitButton({ display: 'form', components: [name] })).toBe(true);
  expect(lacksSubmitButton({ components: [name, submit] })).toBe(false);
});

it('finds a submit button inside layouts', () => {
  const columns = { type: 'columns', key: 'columns', columns: [{ components: [name] }, { components: [submit] }] };
  expect(lacksSubmitButton({ components: [columns] })).toBe(false);
});

it('treats a button without an action as a submit button, like form.io, but not one with another action', () => {
  expect(lacksSubmitButton({ components: [{ type: 'button', key: 'send' }] })).toBe(false);
  expect(lacksSubmitButton({ components: [{ ...submit, action: 'reset' }] })).toBe(true);
});

it("doesn't require a submit button in a wizard", () => {
  expect(lacksSubmitButton({ display: 'wizard', components: [] })).toBe(false);
});
