import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, it, vi } from 'vitest';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Drawn({ form }: { readonly form: string }) {
  if (form === 'broken') throw new Error('cannot be drawn');
  return <p>{form}</p>;
}

const draw = (form: string, subject = form) => (
  <SectionErrorBoundary
    subject={subject}
    fallback={(_, retry) => (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )}
  >
    <Drawn form={form} />
  </SectionErrorBoundary>
);

it('renders a fallback for children that throw, until the user retries or the subject changes', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(draw('broken'));
  rerender(draw('mended', 'broken'));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('mended');
  rerender(draw('broken'));
  screen.getByRole('button', { name: 'Try again' });
  rerender(draw('another'));
  screen.getByText('another');
});
