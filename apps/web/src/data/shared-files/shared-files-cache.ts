/** Name of the cache in which the service worker stores files shared from other apps, until a form uses them. */
export const sharedFilesCacheName = 'tideform-shared';

/** Path of the share target in the web app manifest, to which other apps send files. */
export const shareTargetPath = '/share-target';

/** Path of the screen on which the user chooses a form for shared files. */
export const sharedFilesScreenPath = '/shared';

/** Maximum number of files that are stored when other apps share files. */
const maxFiles = 20;

const nameHeader = 'x-file-name';

/** Stores the files in a share request and deletes the files shared before. */
export async function storeSharedFiles(request: Request, caches: CacheStorage): Promise<void> {
  const form = await request.formData();
  const files = form.getAll('files').filter((one) => one instanceof File);
  await caches.delete(sharedFilesCacheName);
  const cache = await caches.open(sharedFilesCacheName);
  for (const [index, file] of files.slice(0, maxFiles).entries()) {
    const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) };
    await cache.put(`${sharedFilesScreenPath}/${index}`, new Response(file, { headers }));
  }
}

/** Returns the files that were last shared; empty if a form has used them. */
export async function loadSharedFiles(caches: CacheStorage): Promise<readonly File[]> {
  const cache = await caches.open(sharedFilesCacheName);
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

export async function deleteSharedFiles(caches: CacheStorage): Promise<void> {
  await caches.delete(sharedFilesCacheName);
}
