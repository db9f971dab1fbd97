import type * as Tabster from 'tabster';
import { createLazyModule } from './lazy-module.ts';
import { plainFocusable } from './plain-focusable.ts';

export * from 'tabster/dist/esm/AttributeHelpers.js';
export * from 'tabster/dist/esm/Consts.js';
export * from 'tabster/dist/esm/Deprecated.js';
export * from 'tabster/dist/esm/Events.js';

type Parts = typeof import('./tabster-parts.ts');
type Instance = Tabster.Types.Tabster;

const parts = createLazyModule<Parts>(() => import('./tabster-parts.ts'));

/** Placeholder for a Tabster instance until Tabster is loaded. Calls are queued and then run in order. */
interface DeferredInstance {
  readonly focusable: typeof plainFocusable;
  instance?: Instance;
  waiting: ((parts: Parts, instance: Instance) => void)[];
  isGone: boolean;
}

/**
 * Creates a placeholder for a Tabster instance. Elements that exist before Tabster is loaded still work: Tabster reads
 * their attributes when it starts.
 */
export function createTabster(window: Window, props?: Tabster.Types.TabsterCoreProps): DeferredInstance {
  const deferredInstance: DeferredInstance = {
    get focusable() {
      return deferredInstance.instance?.focusable ?? plainFocusable;
    },
    waiting: [],
    isGone: false,
  };
  const initialize = (loadedParts: Parts): void => {
    if (deferredInstance.isGone) return;
    deferredInstance.instance = loadedParts.createTabster(window, props);
    for (const ask of deferredInstance.waiting) ask(loadedParts, deferredInstance.instance);
    deferredInstance.waiting = [];
  };
  const here = parts.get();
  if (here) initialize(here);
  // If loading fails, the next instance tries again.
  else parts.load().then(initialize, () => undefined);
  return deferredInstance;
}

export function disposeTabster(later: DeferredInstance): void {
  later.isGone = true;
  if (later.instance) parts.get()?.disposeTabster(later.instance);
}

function runWhenLoaded(later: DeferredInstance, ask: (parts: Parts, instance: Instance) => void): void {
  const here = parts.get();
  if (here && later.instance) ask(here, later.instance);
  else later.waiting.push(ask);
}

export const getGroupper = (later: DeferredInstance): void =>
  runWhenLoaded(later, ({ getGroupper }, instance) => getGroupper(instance));

export const getMover = (later: DeferredInstance): void =>
  runWhenLoaded(later, ({ getMover }, instance) => getMover(instance));

export const getRestorer = (later: DeferredInstance): void =>
  runWhenLoaded(later, ({ getRestorer }, instance) => getRestorer(instance));

/** Returns the part of Tabster's modalizer that Fluent uses. */
export function getModalizer(
  later: DeferredInstance,
  ...options: [alwaysAccessible?: string, isAccessible?: Tabster.Types.ModalizerElementAccessibleCheck]
): { readonly activate: (element: HTMLElement | undefined) => void } {
  runWhenLoaded(later, ({ getModalizer }, instance) => getModalizer(instance, ...options));
  return {
    activate: (element) =>
      runWhenLoaded(later, ({ getModalizer }, instance) => getModalizer(instance).activate(element)),
  };
}

/** Stub of an export that only hooks import which the app doesn't use. */
export function getObservedElement(): never {
  throw new Error('getObservedElement isn’t available: the app doesn’t load this part of Tabster.');
}
