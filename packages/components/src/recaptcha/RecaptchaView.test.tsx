import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Captcha, CaptchaProvider } from '../kit/captcha/Captcha.tsx';
import { TryView } from '../kit/testing/TryView.tsx';

afterEach(cleanup);

const definition = { type: 'recaptcha', key: 'person', label: 'Person' };
const proof = { receipt: 'receipt', verifiedAt: '2026-11-23T09:00:00.000Z' };
const verified = { success: true, challenge_ts: proof.verifiedAt, token: 'receipt' };

function draw(prove: Captcha['prove'] | undefined, more: object = {}) {
  const onChange = vi.fn();
  const around = (
    <CaptchaProvider value={prove && { prove }}>
      <TryView definition={definition} onChange={onChange} {...more} />
    </CaptchaProvider>
  );
  return { onChange, ...render(around) };
}

it('begins as the form opens, and keeps the receipt', async () => {
  const { onChange } = draw(async () => proof);
  expect(screen.getByText('Checking that you’re not a robot…')).toBeTruthy();
  await screen.findByText('Security check passed');
  expect(onChange.mock.calls).toEqual([[verified]]);
});

it('waits for its button where its author says so', async () => {
  const prove = vi.fn(async () => proof);
  const { onChange } = draw(prove, { definition: { ...definition, eventType: 'buttonClick' } });
  expect(prove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I’m not a robot' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(verified));
});

it('says that it could not be checked, and tries again', async () => {
  const prove = vi.fn<Captcha['prove']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(proof);
  const { onChange } = draw(prove);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(verified));
});

it('asks nobody again who was checked, nor where one only reads, and gives up when the form goes', () => {
  const prove = vi.fn<Captcha['prove']>(() => new Promise(() => undefined));
  draw(prove, { answer: verified });
  draw(prove, { readOnly: true });
  expect(prove).not.toHaveBeenCalled();
  const { unmount } = draw(prove);
  unmount();
  expect(prove.mock.calls.map(([signal]) => signal.aborted)).toEqual([true]);
});
