import type * as Tabster from 'tabster';
import { fetched } from './fetched.ts';
import { plainFocusable } from './plain-focusable.ts';

export * from 'tabster/dist/esm/AttributeHelpers.js';
export * from 'tabster/dist/esm/Consts.js';
export * from 'tabster/dist/esm/Deprecated.js';
export * from 'tabster/dist/esm/Events.js';

type Parts = typeof import('./tabster-parts.ts');
type Instance = Tabster.Types.Tabster;

const parts = fetched<Parts>(() => import('./tabster-parts.ts'));

/** Stands for an instance that is made when Tabster has come; what is asked of it in between is done then, in order. */
interface LaterInstance {
  readonly focusable: typeof plainFocusable;
  instance?: Instance;
  waiting: ((parts: Parts, instance: Instance) => void)[];
  isGone: boolean;
}

/** Attributes of elements that are drawn already are read when Tabster begins. */
export function createTabster(window: Window, props?: Tabster.Types.TabsterCoreProps): LaterInstance {
  const later: LaterInstance = {
    get focusable() {
      return later.instance?.focusable ?? plainFocusable;
    },
    waiting: [],
    isGone: false,
  };
  const begin = (come: Parts): void => {
    if (later.isGone) return;
    later.instance = come.createTabster(window, props);
    for (const ask of later.waiting) ask(come, later.instance);
    later.waiting = [];
  };
  const here = parts.here();
  if (here) begin(here);
  // What did not come is asked for again by the next part that moves the focus.
  else parts.come().then(begin, () => undefined);
  return later;
}

export function disposeTabster(later: LaterInstance): void {
  later.isGone = true;
  if (later.instance) parts.here()?.disposeTabster(later.instance);
}

function whenMade(later: LaterInstance, ask: (parts: Parts, instance: Instance) => void): void {
  const here = parts.here();
  if (here && later.instance) ask(here, later.instance);
  else later.waiting.push(ask);
}

export const getGroupper = (later: LaterInstance): void =>
  whenMade(later, ({ getGroupper }, instance) => getGroupper(instance));

export const getMover = (later: LaterInstance): void => whenMade(later, ({ getMover }, instance) => getMover(instance));

export const getRestorer = (later: LaterInstance): void =>
  whenMade(later, ({ getRestorer }, instance) => getRestorer(instance));

/** The part of it that Fluent asks for. */
export function getModalizer(
  later: LaterInstance,
  ...options: [alwaysAccessible?: string, isAccessible?: Tabster.Types.ModalizerElementAccessibleCheck]
): { readonly activate: (element: HTMLElement | undefined) => void } {
  whenMade(later, ({ getModalizer }, instance) => getModalizer(instance, ...options));
  return {
    activate: (element) => whenMade(later, ({ getModalizer }, instance) => getModalizer(instance).activate(element)),
  };
}

/** Asked for by hooks that the app does not use. */
export function getObservedElement(): never {
  throw new Error('No part of the app waits for elements: that is not among the parts of Tabster which are fetched.');
}
