import type { Locator, Page } from '@playwright/test';

/**
 * Returns a locator for the responses list once it has loaded: the list itself or one of two messages, depending on the
 * user's other responses.
 */
export function findResponsesList(page: Page): Locator {
  const listed = page.getByRole('list', { name: 'Submitted' });
  return listed.or(page.getByText('You haven’t submitted any responses yet.')).or(page.getByText('No responses'));
}
