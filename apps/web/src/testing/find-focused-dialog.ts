import { screen, waitFor, within } from '@testing-library/react';

/**
 * Finds a dialog that has the focus. Right after it opens, it may still be hidden from assistive technology while the
 * menu that opened it closes.
 */
export async function findFocusedDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement))
      throw new Error(`The focus is at ${document.activeElement?.outerHTML}`);
  });
  return within(dialog);
}
