import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from './Link.tsx';
import { useSearchParams } from './useSearchParams.ts';

afterEach(cleanup);

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state, useNavigationType()])}</output>;
}

/** Renders an element to click on the page `/forms?tag=a`. */
function at(pressed: ReactNode) {
  render(
    <MemoryRouter initialEntries={['/forms?tag=a']}>
      {pressed}
      <Address />
    </MemoryRouter>,
  );
  return () => JSON.parse(screen.getByRole('status').textContent) as unknown[];
}

it('navigates within the app, and passes the navigation state', () => {
  const address = at(
    <Link to="/device" state={{ from: 'forms' }}>
      On
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'On' });
  expect(link.getAttribute('href')).toBe('/device');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toEqual(['/device', { from: 'forms' }, 'PUSH']);
});

it('adds no history entry for a link to the current path', () => {
  const address = at(<Link to="/forms?tag=a">Here</Link>);
  fireEvent.click(screen.getByRole('link'));
  expect(address()).toEqual(['/forms?tag=a', null, 'REPLACE']);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (press) => {
    const address = at(<Link to="/device">On</Link>);
    expect(fireEvent.click(screen.getByRole('link'), press)).toBe(true);
    expect(address()[0]).toBe('/forms?tag=a');
  },
);

it('does not navigate if the click was prevented', () => {
  const press = vi.fn((event: MouseEvent) => event.preventDefault());
  const address = at(
    <Link to="/device" onClick={press}>
      On
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(press).toHaveBeenCalledOnce();
  expect(address()[0]).toBe('/forms?tag=a');
});

function Filter() {
  const [params, change] = useSearchParams();
  const add = () =>
    change(
      (now) => {
        now.set('search', 'tide & sand');
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <button type="button" onClick={add}>
        {params.get('tag')}
      </button>
      <button type="button" onClick={() => change({})}>
        none
      </button>
    </>
  );
}

it('returns and changes query parameters', () => {
  const address = at(<Filter />);
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(address()).toEqual(['/forms?tag=a&search=tide+%26+sand', null, 'REPLACE']);
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  expect([address()[0], address()[2]]).toEqual(['/forms', 'PUSH']);
});
