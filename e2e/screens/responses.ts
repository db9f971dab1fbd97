import type { Locator, Page } from '@playwright/test';

/** What the list of responses shows once it has read the library: which of the three depends on the person's other work. */
export function readList(page: Page): Locator {
  const listed = page.getByRole('list', { name: 'Submitted' });
  return listed.or(page.getByText('You haven’t submitted any responses yet.')).or(page.getByText('No responses'));
}
