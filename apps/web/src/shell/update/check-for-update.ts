/**
 * Checks for a new build immediately instead of within a minute. A new build is offered to the user as usual.
 * @returns whether the check succeeded
 */
export async function checkForUpdate(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<boolean> {
  try {
    await (await container?.getRegistration())?.update();
    return true;
  } catch {
    return false;
  }
}
