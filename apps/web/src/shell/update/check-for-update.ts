/**
 * Checks for a new build now instead of within a minute; a new build is reported as usual. @returns whether the check
 * succeeded
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
