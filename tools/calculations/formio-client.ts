import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM, VirtualConsole } from 'jsdom';

type Data = Readonly<Record<string, unknown>>;

interface FormioComponent {
  readonly path: string;
  readonly component: { readonly calculateValue?: unknown };
}

interface FormioForm {
  readonly submission: { readonly data: Data };
  readonly submissionReady: Promise<unknown>;
  setSubmission(submission: { readonly data: Data }): Promise<unknown>;
  checkData(data: Data, flags: object): boolean;
  everyComponent(visit: (component: FormioComponent) => void): void;
  destroy(everything: boolean): void;
}

interface FormioResult {
  /** Stored answers after all calculations have settled. */
  readonly data: Data;
  /** Paths of the calculated answers, including those in rows. */
  readonly calculatedPaths: readonly string[];
}

/** Opens forms with form.io's own client, in JSDOM. */
export function openFormioClient(): { play(form: object, data: Data): Promise<FormioResult>; close(): void } {
  const { window } = new JSDOM('<!doctype html><div id="form"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: new VirtualConsole(),
  });
  // Stubs for features that JSDOM lacks: signature components draw on a canvas when they open, and observe its size.
  const canvasContext = new Proxy({}, { get: () => () => undefined, set: () => true });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => canvasContext });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  const require = createRequire(import.meta.url);
  const load = (script: string) => window.eval(readFileSync(require.resolve(script), 'utf8'));
  // Loads the date picker from disk: the client would otherwise load it from the network, and wait for it while
  // offline.
  load('flatpickr/dist/flatpickr.min.js');
  load('@formio/js/dist/formio.full.min.js');
  const { Formio, JSON: realmJson } = window as unknown as {
    Formio: { createForm(at: Element, form: unknown, options: object): Promise<FormioForm> };
    JSON: JSON;
  };
  // Creates objects in the JSDOM realm: the client checks for plain objects by their prototype.
  const cloneInRealm = <Thing>(thing: Thing) => realmJson.parse(JSON.stringify(thing)) as Thing;
  return {
    async play(form, data) {
      const at = window.document.getElementById('form')!;
      const opened = await Formio.createForm(at, cloneInRealm(form), { noAlerts: true });
      await opened.setSubmission(cloneInRealm({ data }));
      await opened.submissionReady;
      settle(opened);
      const calculatedPaths: string[] = [];
      opened.everyComponent(({ path, component }) => {
        if (component.calculateValue) calculatedPaths.push(path);
      });
      const result = { data: JSON.parse(JSON.stringify(opened.submission.data)) as Data, calculatedPaths };
      opened.destroy(true);
      return result;
    },
    close: () => window.close(),
  };
}

/**
 * Recalculates until nothing changes, at most 20 times. The client itself recalculates in timers, one field at a time.
 */
function settle(opened: FormioForm): void {
  const serializeData = () => JSON.stringify(opened.submission.data);
  for (let round = 0, before = ''; round < 20 && before !== serializeData(); round += 1) {
    before = serializeData();
    opened.checkData(opened.submission.data, {});
  }
}
