/** Where the service worker puts what another app has shared, until a form has taken it. */
export const sharedCache = 'tideform-shared';

/** The address that the manifest names for what is shared. */
export const sharePath = '/share-target';

/** Where the person chooses a form for it. */
export const sharedPath = '/shared';

/** How many files one share may have; a form takes few. */
const mostFiles = 20;

const nameHeader = 'x-file-name';

/** Keeps the files of a share in place of those of the share before. */
export async function keepShared(request: Request, caches: CacheStorage): Promise<void> {
  const form = await request.formData();
  const files = form.getAll('files').filter((one) => one instanceof File);
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  for (const [at, file] of files.slice(0, mostFiles).entries()) {
    const headers = { 'content-type': file.type, [nameHeader]: encodeURIComponent(file.name) };
    await cache.put(`${sharedPath}/${at}`, new Response(file, { headers }));
  }
}

/** The files of the last share; none when a form has taken them. */
export async function readShared(caches: CacheStorage): Promise<readonly File[]> {
  const cache = await caches.open(sharedCache);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const kept = answers.filter((answer) => answer !== undefined);
  return Promise.all(
    kept.map(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const name = decodeURIComponent(answer.headers.get(nameHeader) ?? '') || 'file';
      return new File([await answer.blob()], name, { type });
    }),
  );
}

export async function forgetShared(caches: CacheStorage): Promise<void> {
  await caches.delete(sharedCache);
}
