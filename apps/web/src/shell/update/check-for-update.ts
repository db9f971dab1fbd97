/** Looks for a new build now, instead of within a minute; what comes of it is told as ever. @returns whether somebody answered */
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
