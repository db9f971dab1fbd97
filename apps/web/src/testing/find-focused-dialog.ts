import { screen, waitFor, within } from '@testing-library/react';

/**
 * Finds a dialog that has the focus. Right after opening it may be hidden from assistive technology for a moment,
 * while the menu that opened it closes.
 */
export async function findFocusedDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement))
      throw new Error(`The focus is at ${document.activeElement?.outerHTML}`);
  });
  return within(dialog);
}
