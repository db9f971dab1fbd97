import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { loadTemplate } from './load-templates.ts';
import { NoTemplateHere } from './NoTemplateHere.tsx';

afterEach(cleanup);

const here = { origin: 'https://app.example', storage: { getItem: () => null } };

it('says that an address is not trusted, and asks nobody there', async () => {
  const cause = await loadTemplate('https://evil.example/t.json', here, AbortSignal.timeout(1)).catch((why) => why);
  render(<NoTemplateHere cause={cause} onAgain={() => undefined} />);
  screen.getByRole('heading', { name: 'Untrusted Template Source URL' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what went wrong, and tries again', async () => {
  const tried: string[] = [];
  render(<NoTemplateHere cause={new Error('503 Service Unavailable')} onAgain={() => tried.push('again')} />);
  screen.getByRole('heading', { name: /^Oops, something went wrong: .?503 Service Unavailable/ });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(tried).toEqual(['again']);
});
