import type { Locator, Page } from '@playwright/test';

/**
 * Returns what the responses list shows once it has loaded; which of the three depends on the user's other responses.
 */
export function findResponsesList(page: Page): Locator {
  const listed = page.getByRole('list', { name: 'Submitted' });
  return listed.or(page.getByText('You haven’t submitted any responses yet.')).or(page.getByText('No responses'));
}
