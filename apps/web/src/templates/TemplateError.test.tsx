import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { loadTemplate } from './load-templates.ts';
import { TemplateError } from './TemplateError.tsx';

afterEach(cleanup);

const environment = { origin: 'https://app.example', storage: { getItem: () => null } };

it('shows that a URL is not trusted, without sending a request', async () => {
  const cause = await loadTemplate('https://evil.example/t.json', environment, AbortSignal.timeout(1)).catch(
    (why) => why,
  );
  render(<TemplateError cause={cause} onRetry={() => undefined} />);
  screen.getByRole('heading', { name: 'Untrusted Template Source URL' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the error, and retries', async () => {
  const tried: string[] = [];
  render(<TemplateError cause={new Error('503 Service Unavailable')} onRetry={() => tried.push('again')} />);
  screen.getByRole('heading', { name: /^Oops, something went wrong: .?503 Service Unavailable/ });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(tried).toEqual(['again']);
});
