/** An event in a page, in milliseconds since the epoch. */
export interface Mark {
  readonly name: string;
  readonly atMs: number;
}

/**
 * Runs in every page before its own code: records when the user clicked, and when each visible result appeared. The
 * marks are stored in the session storage of the tab, because signing in visits several pages.
 */
export function recordMarks(): void {
  const key = 'bench-marks';
  const now = (): number => performance.timeOrigin + performance.now();
  const read = (): { name: string; atMs: number }[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const addMark = (name: string, atMs = now()): void => {
    const marks = read();
    if (marks.some((existing) => existing.name === name)) return;
    sessionStorage.setItem(key, JSON.stringify([...marks, { name, atMs }]));
  };
  const press = (): void => sessionStorage.setItem(key, JSON.stringify([{ name: 'pressed', atMs: now() }]));
  addEventListener('click', press, { capture: true });
  addEventListener('submit', press, { capture: true });

  addMark(`page ${location.pathname.split('/').slice(0, 3).join('/')}`, performance.timeOrigin);
  const originalOpen = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    const request = originalOpen.apply(this, args);
    addMark('database requested');
    request.addEventListener('success', () => addMark('database open'));
    return request;
  };
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Plain>) {
      super(...args);
      if (args[1]?.name !== 'sync') return;
      addMark('sync worker created');
      this.addEventListener('message', () => addMark('message from the sync worker'));
    }
  };

  /** Maps the name of a visible part of the page to a function that finds it. */
  const elementFinders = {
    bones: () => document.querySelector('.bones'),
    frame: () => document.querySelector('#content'),
    'team named': () => document.querySelector('nav a[href*="/teams/"], nav [aria-current]'),
    'first card': () => document.querySelector('main :is(article, [role=article]) a'),
    'first field': () =>
      location.pathname.includes('/response/') && document.querySelector('main input:enabled, main textarea:enabled'),
  };
  const recordVisible = (): void => {
    for (const [name, find] of Object.entries(elementFinders)) if (find()) addMark(name);
  };
  new MutationObserver(recordVisible).observe(document, { subtree: true, childList: true, attributes: true });
}
