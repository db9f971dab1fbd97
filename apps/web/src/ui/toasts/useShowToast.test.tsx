import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.tsx';
import { useShowUndoToast } from './useShowToast.ts';

afterEach(cleanup);

function Deleting({ onUndo }: { readonly onUndo: () => void }) {
  const offerUndo = useShowUndoToast();
  return (
    <button type="button" onClick={() => offerUndo('Deleted Site', 'Undo', onUndo)}>
      Delete
    </button>
  );
}

function renderDeleteButton() {
  const undo = vi.fn();
  const page = (isThere: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <ToastProvider>{isThere && <Deleting onUndo={undo} />}</ToastProvider>
    </FluentProvider>
  );
  const { rerender } = render(page(true));
  return { undo, leave: () => rerender(page(false)), user: userEvent.setup() };
}

it("undoes the action with the toast's button", async () => {
  const { undo, user } = renderDeleteButton();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

it('removes the toast when the component unmounts', async () => {
  const { leave, user } = renderDeleteButton();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted Site');
  leave();
  await waitFor(() => expect(screen.queryByText('Deleted Site')).toBeNull());
});
