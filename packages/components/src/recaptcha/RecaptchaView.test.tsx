import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Captcha, CaptchaProvider } from '../kit/captcha/Captcha.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'recaptcha', key: 'person', label: 'Person' };
const proof = { receipt: 'receipt', verifiedAt: '2026-11-23T09:00:00.000Z' };
const verified = { success: true, challenge_ts: proof.verifiedAt, token: 'receipt' };

function renderField(prove: Captcha['prove'] | undefined, more: object = {}) {
  const onChange = vi.fn();
  const around = (
    <CaptchaProvider value={prove && { prove }}>
      <TestView definition={definition} onChange={onChange} {...more} />
    </CaptchaProvider>
  );
  return { onChange, ...render(around) };
}

it("starts the captcha check when the form opens, and stores the server's receipt", async () => {
  const { onChange } = renderField(async () => proof);
  expect(screen.getByText('Checking that you’re not a robot…')).toBeTruthy();
  await screen.findByText('Security check passed');
  expect(onChange.mock.calls).toEqual([[verified]]);
});

it('waits for a button press if configured', async () => {
  const prove = vi.fn(async () => proof);
  const { onChange } = renderField(prove, { definition: { ...definition, eventType: 'buttonClick' } });
  expect(prove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I’m not a robot' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(verified));
});

it('reports a failed check, and retries', async () => {
  const prove = vi.fn<Captcha['prove']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(proof);
  const { onChange } = renderField(prove);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(verified));
});

it("doesn't check again after success or in a read-only form, and cancels the check when the form closes", () => {
  const prove = vi.fn<Captcha['prove']>(() => new Promise(() => undefined));
  renderField(prove, { answer: verified });
  renderField(prove, { readOnly: true });
  expect(prove).not.toHaveBeenCalled();
  const { unmount } = renderField(prove);
  unmount();
  expect(prove.mock.calls.map(([signal]) => signal.aborted)).toEqual([true]);
});
