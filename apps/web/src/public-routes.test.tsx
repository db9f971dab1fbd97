import { cleanup, render, screen } from '@testing-library/react';
import { pageOf } from '@tideform/contract/pages';
import { afterEach, expect, it } from 'vitest';
import { publicScreenAt } from './public-routes.tsx';

afterEach(cleanup);

it('says Tenant Blocked', () => {
  render(publicScreenAt('/blocked'));
  screen.getByRole('heading', { name: 'Tenant Blocked' });
  screen.getByText('Contact support if you wish to dispute this decision');
});

it.each(['/blocked', '/blocked/', '/form/a', '/tenant/t1/', '/tenant/contoso.example'])(
  'has what is told to be at %s',
  (path) => {
    expect(pageOf(path)).toBe('public.html');
    expect(publicScreenAt(path)).toBeDefined();
  },
);
