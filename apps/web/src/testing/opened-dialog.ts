import { screen, waitFor, within } from '@testing-library/react';

/**
 * A dialog in which somebody can act: it has the focus. Between its first drawing and then it may be hidden from assistive
 * technology for a moment, while the menu that it was opened from closes.
 */
export async function openedDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement))
      throw new Error(`The focus is at ${document.activeElement?.outerHTML}`);
  });
  return within(dialog);
}
