import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, expect, it } from 'vitest';
import { PreviewTab } from './PreviewTab.tsx';

afterEach(cleanup);

const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site', validate: { required: true } },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};

function renderPreview(schema: FormDefinition = form) {
  render(
    <FluentProvider theme={webLightTheme}>
      <PreviewTab schema={schema} />
    </FluentProvider>,
  );
  return userEvent.setup({ delay: null });
}

const getSiteInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' });

it('validates answers, and confirms a submission without sending it', async () => {
  const user = renderPreview();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(getSiteInput().getAttribute('aria-invalid')).toBe('true');
  await user.type(getSiteInput(), 'Riverside');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thanks!' }));
  screen.getByText('This is a preview. Your response wasn’t sent.');
  expect(screen.queryByText('Your response has been submitted')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Click here to submit another response' }));
  expect(getSiteInput().value).toBe('');
});

it('keeps answers when the device changes, and notes that a frame cannot show touch input', async () => {
  const user = renderPreview();
  await user.type(getSiteInput(), 'Riverside');
  expect(screen.queryByText(/On touchscreens/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mobile' }));
  expect(screen.getByRole('button', { name: 'Mobile', pressed: true })).toBeTruthy();
  screen.getByText(/On touchscreens/);
  expect(getSiteInput().value).toBe('Riverside');
});

it('resets the answers', async () => {
  const user = renderPreview();
  await user.type(getSiteInput(), 'Riverside');
  await user.click(screen.getByRole('button', { name: 'Reset answers' }));
  expect(getSiteInput().value).toBe('');
});

it('shows a message when there is nothing to preview', () => {
  renderPreview({ components: [] });
  screen.getByRole('heading', { name: 'Nothing to preview yet' });
});

it('accepts files and drawings, and discards them with the answers', async () => {
  const components = [
    { type: 'file', key: 'plan', label: 'Plan', storage: 'indexeddb', input: true },
    { type: 'sketchPad', key: 'sketch', label: 'Sketch', input: true },
    ...form.components,
  ];
  const user = renderPreview({ components });
  await screen.findByText('Plan');
  expect(screen.queryByText(/can’t add files here/)).toBeNull();
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['north'], 'north.txt', { type: 'text/plain' }),
  );
  await screen.findByText('north.txt');
  await user.click(screen.getByRole('button', { name: 'Reset answers' }));
  expect(screen.queryByText('north.txt')).toBeNull();
});
