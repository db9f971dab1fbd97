import { cleanup, render, screen } from '@testing-library/react';
import { getPage } from '@tideform/contract/pages';
import { afterEach, expect, it } from 'vitest';
import { renderPublicScreen } from './public-routes.tsx';

afterEach(cleanup);

it('shows the page Tenant Blocked', () => {
  render(renderPublicScreen('/blocked'));
  screen.getByRole('heading', { name: 'Tenant Blocked' });
  screen.getByText('Contact support if you wish to dispute this decision');
});

it.each(['/blocked', '/blocked/', '/form/a', '/tenant/t1/', '/tenant/contoso.example'])(
  'renders a public screen at %s',
  (path) => {
    expect(getPage(path)).toBe('public.html');
    expect(renderPublicScreen(path)).toBeDefined();
  },
);
