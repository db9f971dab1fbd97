/** Cache in which the service worker stores shared files until a form takes them. */
export const sharedCache = 'tideform-shared';

/** Share target path in the web app manifest. */
export const sharePath = '/share-target';

/** Path of the screen on which the user chooses a form. */
export const sharedPath = '/shared';

/** Maximum files per share. */
const maxFiles = 20;

const nameHeader = 'x-file-name';

/** Stores the files of a share and deletes those of the previous one. */
export async function storeShared(request: Request, caches: CacheStorage): Promise<void> {
  const form = await request.formData();
  const files = form.getAll('files').filter((one) => one instanceof File);
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  for (const [index, file] of files.slice(0, maxFiles).entries()) {
    const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) };
    await cache.put(`${sharedPath}/${index}`, new Response(file, { headers }));
  }
}

/** Files of the last share; empty after a form has taken them. */
export async function readShared(caches: CacheStorage): Promise<readonly File[]> {
  const cache = await caches.open(sharedCache);
  const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const stored = responses.filter((answer) => answer !== undefined);
  return Promise.all(
    stored.map(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const name = decodeURIComponent(answer.headers.get(nameHeader) ?? '') || 'file';
      return new File([await answer.blob()], name, { type });
    }),
  );
}

export async function clearShared(caches: CacheStorage): Promise<void> {
  await caches.delete(sharedCache);
}
