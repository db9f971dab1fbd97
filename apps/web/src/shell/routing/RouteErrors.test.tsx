import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type ReportFailure, ReportFailureContext } from '../../failures/report-failure-context.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { RouteErrors } from './Screens.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bug = new TypeError("Cannot read properties of undefined (reading 'site')");

function Broken(): never {
  throw bug;
}

/** Renders a screen that throws, next to a link to another screen. */
function openThrowingScreen(report: ReportFailure) {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ReportFailureContext value={report}>
      <MemoryRouter initialEntries={['/broken']}>
        <Link to="/forms">Forms</Link>
        <Routes>
          <Route element={<RouteErrors />}>
            <Route path="/broken" element={<Broken />} />
            <Route path="/forms" element={<p>All forms</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ReportFailureContext>,
  );
}

it('reports an error in a screen once to the operator, without showing its message', () => {
  const report = vi.fn();
  openThrowingScreen(report);
  screen.getByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByText('An error occurred. Please contact support or try again.');
  expect(document.body.textContent).not.toContain('Cannot read properties');
  expect(report.mock.calls).toEqual([['error-page', bug]]);
});

it('shows the next screen after navigating away from an error', () => {
  openThrowingScreen(vi.fn());
  fireEvent.click(screen.getByRole('link', { name: 'Forms' }));
  screen.getByText('All forms');
  expect(screen.queryByRole('heading', { name: 'Oops, something went wrong' })).toBeNull();
});
