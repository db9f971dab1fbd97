/** Something that a page has noticed, in milliseconds of the world's clock. */
export interface Mark {
  readonly name: string;
  readonly atMs: number;
}

/**
 * Runs in every page before its own code: notes when the person pressed, and what they then saw and when. Marks live as long as
 * the tab, because signing in goes through several pages.
 */
export function noteMarks(): void {
  const key = 'bench-marks';
  const now = (): number => performance.timeOrigin + performance.now();
  const read = (): { name: string; atMs: number }[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const mark = (name: string, atMs = now()): void => {
    const marks = read();
    if (marks.some((known) => known.name === name)) return;
    sessionStorage.setItem(key, JSON.stringify([...marks, { name, atMs }]));
  };
  const press = (): void => sessionStorage.setItem(key, JSON.stringify([{ name: 'pressed', atMs: now() }]));
  addEventListener('click', press, { capture: true });
  addEventListener('submit', press, { capture: true });

  mark(`page ${location.pathname.split('/').slice(0, 3).join('/')}`, performance.timeOrigin);
  const opens = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const asked = opens.apply(this, given);
    mark('database asked for');
    asked.addEventListener('success', () => mark('database open'));
    return asked;
  };
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given);
      if (given[1]?.name !== 'sync') return;
      mark('sync worker made');
      this.addEventListener('message', () => mark('sync worker speaks'));
    }
  };

  /** What a person can see and use, and how it is found. */
  const seen = {
    bones: () => document.querySelector('.bones'),
    frame: () => document.querySelector('#content'),
    'team named': () => document.querySelector('nav a[href*="/teams/"], nav [aria-current]'),
    'first card': () => document.querySelector('main :is(article, [role=article]) a'),
    'first field': () =>
      location.pathname.includes('/response/') && document.querySelector('main input:enabled, main textarea:enabled'),
  };
  const look = (): void => {
    for (const [name, find] of Object.entries(seen)) if (find()) mark(name);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
