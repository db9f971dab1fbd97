import { openPage, waitUntilSent } from './fill-response.ts';
import type { TestEnvironment } from './test-environment.ts';

/**
 * Waits until everything is sent, and checks that each submit that the app confirmed is in the library exactly once,
 * with the answers of this device or later ones.
 */
export async function checkLibrary(environment: TestEnvironment): Promise<void> {
  const page = await openPage(environment.browser, environment.origin, environment.mail);
  await waitUntilSent(page, 300_000);
  await page.close();
  const arrived = await environment.library.submissions();
  const numbers = new Set<string>();
  for (const observed of environment.observed) {
    const ownSubmissions = arrived.filter((one) => one.responseId === observed.responseId);
    if (observed.submitted && ownSubmissions.length !== 1)
      environment.record.addViolation(
        `${observed.responseId} (${observed.saved}): ${ownSubmissions.length} submissions`,
      );
    else if (ownSubmissions.length > 1)
      environment.record.addViolation(`${observed.responseId}: ${ownSubmissions.length} submissions`);
    else if (observed.submitted) environment.record.count('submits that are in the library exactly once');
  }
  for (const one of arrived) {
    const key = `${one.folderId} ${one.number}`;
    if (numbers.has(key)) environment.record.addViolation(`number ${one.number} twice in one folder`);
    numbers.add(key);
  }
  const unexpected = arrived.filter(
    (one) => !environment.observed.some((observed) => observed.responseId === one.responseId),
  );
  if (unexpected.length > 0) environment.record.addViolation(`${unexpected.length} submissions that no user submitted`);
}
