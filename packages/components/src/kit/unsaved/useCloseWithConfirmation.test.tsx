import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useCloseWithConfirmation } from './useCloseWithConfirmation.tsx';

afterEach(cleanup);

function TestDialog({ isUnsaved, onClose }: { readonly isUnsaved: boolean; readonly onClose: () => void }) {
  const [close, question] = useCloseWithConfirmation(isUnsaved, onClose);
  return (
    <>
      <button type="button" onClick={close}>
        Leave
      </button>
      {question}
    </>
  );
}

function renderDialog(isUnsaved: boolean) {
  const onClose = vi.fn();
  render(<TestDialog isUnsaved={isUnsaved} onClose={onClose} />);
  return { onClose, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

it('closes the dialog immediately if nothing was changed', async () => {
  const { onClose, press } = renderDialog(false);
  await press('Leave');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks for confirmation before unsaved changes are lost, and stays open unless confirmed', async () => {
  const { onClose, press } = renderDialog(true);
  await press('Leave');
  screen.getByRole('alertdialog', { name: 'Discard changes?' });
  await press('Keep editing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Leave');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await press('Leave');
  await press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});
