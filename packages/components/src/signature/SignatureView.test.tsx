import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';
import { SAMPLE_SIGNATURE } from './signature.settings.ts';

afterEach(cleanup);

const definition = { type: 'signature', key: 'k', label: 'Inspector', footer: 'I was there.' };
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('opens a dialog for signing', async () => {
  render(<TestView definition={definition} />);
  await userEvent.click(getButton('Sign'));
  const dialog = await screen.findByRole('dialog', { name: 'Inspector' });
  expect(dialog).toBeTruthy();
  await userEvent.click(getButton('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("doesn't accept a blank name as a signature", async () => {
  render(<TestView definition={definition} />);
  await userEvent.click(getButton('Sign'));
  const name = await screen.findByRole('textbox', { name: 'Your name' });
  const sign = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Sign' }).at(-1)!;
  expect(sign().disabled).toBe(true);
  await userEvent.type(name, '  ');
  expect(sign().disabled).toBe(true);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Allura',
    'Alex Brush',
    'Dancing Script',
    'Great Vibes',
    'Sacramento',
    'Satisfy',
  ]);
});

it('shows the signature, and lets the user delete it', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={SAMPLE_SIGNATURE} onChange={onChange} />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Signed' }).src).toBe(SAMPLE_SIGNATURE);
  await userEvent.click(getButton('Remove signature'));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(getButton('Sign'));
});

it("neither loads nor shows values that aren't image data URLs", () => {
  render(<TestView definition={definition} answer="https://example.com/tracker.png" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Can’t show this signature.')).toBeTruthy();
});

it('shows in a read-only form whether the field was signed', () => {
  const { rerender } = render(<TestView definition={{ ...definition, footer: '' }} readOnly />);
  expect(screen.getByText('Not signed')).toBeTruthy();
  rerender(<TestView key="signed" definition={definition} answer={SAMPLE_SIGNATURE} readOnly />);
  expect(screen.getByRole('img', { name: 'Signed' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
