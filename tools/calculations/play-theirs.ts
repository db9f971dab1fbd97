import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM, VirtualConsole } from 'jsdom';

type Data = Readonly<Record<string, unknown>>;

interface TheirComponent {
  readonly path: string;
  readonly component: { readonly calculateValue?: unknown };
}

interface TheirForm {
  readonly submission: { readonly data: Data };
  readonly submissionReady: Promise<unknown>;
  setSubmission(submission: { readonly data: Data }): Promise<unknown>;
  checkData(data: Data, flags: object): boolean;
  everyComponent(look: (component: TheirComponent) => void): void;
  destroy(everything: boolean): void;
}

interface Outcome {
  /** What is stored once nothing changes any more. */
  readonly data: Data;
  /** Where calculated answers lie, rows included. */
  readonly calculatedPaths: readonly string[];
}

/** Opens forms with form.io's own client, in a page without a screen. */
export function openTheirs(): { play(form: object, data: Data): Promise<Outcome>; close(): void } {
  const { window } = new JSDOM('<!doctype html><div id="form"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: new VirtualConsole(),
  });
  // What a page without a screen lacks: signatures draw as soon as they are there, and watch their size.
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true });
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => pen });
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  const require = createRequire(import.meta.url);
  const load = (script: string) => window.eval(readFileSync(require.resolve(script), 'utf8'));
  // The client would fetch its calendar from the network, and waits for it as long as there is none.
  load('flatpickr/dist/flatpickr.min.js');
  load('@formio/js/dist/formio.full.min.js');
  const { Formio, JSON: theirJson } = window as unknown as {
    Formio: { createForm(at: Element, form: unknown, options: object): Promise<TheirForm> };
    JSON: JSON;
  };
  // Objects of their own world: the client asks what is a plain object.
  const theirs = <Thing>(thing: Thing) => theirJson.parse(JSON.stringify(thing)) as Thing;
  return {
    async play(form, data) {
      const at = window.document.getElementById('form')!;
      const opened = await Formio.createForm(at, theirs(form), { noAlerts: true });
      await opened.setSubmission(theirs({ data }));
      await opened.submissionReady;
      settle(opened);
      const calculatedPaths: string[] = [];
      opened.everyComponent(({ path, component }) => {
        if (component.calculateValue) calculatedPaths.push(path);
      });
      const outcome = { data: JSON.parse(JSON.stringify(opened.submission.data)) as Data, calculatedPaths };
      opened.destroy(true);
      return outcome;
    },
    close: () => window.close(),
  };
}

/** The client calculates when timers say so, one field after the other; here until nothing changes, at most so often. */
function settle(opened: TheirForm): void {
  const look = () => JSON.stringify(opened.submission.data);
  for (let round = 0, before = ''; round < 20 && before !== look(); round += 1) {
    before = look();
    opened.checkData(opened.submission.data, {});
  }
}
