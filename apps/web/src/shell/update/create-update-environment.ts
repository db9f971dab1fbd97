import { cachePrefix } from './precache.ts';
import type { UpdateEnvironment } from './watch-for-update.ts';

export const createUpdateEnvironment = (container: ServiceWorkerContainer): UpdateEnvironment => ({
  container,
  fetch: (input, init) => fetch(input, init),
  async countCachedFiles() {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.reduce((sum, count) => sum + count, 0);
  },
  isActive: () => navigator.onLine && document.visibilityState === 'visible',
  reload: () => location.reload(),
});
