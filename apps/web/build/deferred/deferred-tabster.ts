import type * as Tabster from 'tabster';
import { createLazyModule } from './lazy-module.ts';
import { plainFocusable } from './plain-focusable.ts';

export * from 'tabster/dist/esm/AttributeHelpers.js';
export * from 'tabster/dist/esm/Consts.js';
export * from 'tabster/dist/esm/Deprecated.js';
export * from 'tabster/dist/esm/Events.js';

type TabsterExports = typeof import('./tabster-parts.ts');
type Instance = Tabster.Types.Tabster;

const parts = createLazyModule<TabsterExports>(() => import('./tabster-parts.ts'));

/** Placeholder for a Tabster instance until Tabster is loaded. Calls are queued and then run in order. */
interface DeferredInstance {
  readonly focusable: typeof plainFocusable;
  instance?: Instance;
  pendingCalls: ((parts: TabsterExports, instance: Instance) => void)[];
  isDisposed: boolean;
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
    pendingCalls: [],
    isDisposed: false,
  };
  const initialize = (loadedParts: TabsterExports): void => {
    if (deferredInstance.isDisposed) return;
    deferredInstance.instance = loadedParts.createTabster(window, props);
    for (const call of deferredInstance.pendingCalls) call(loadedParts, deferredInstance.instance);
    deferredInstance.pendingCalls = [];
  };
  const loadedModule = parts.get();
  if (loadedModule) initialize(loadedModule);
  // If loading fails, the next instance tries again.
  else parts.load().then(initialize, () => undefined);
  return deferredInstance;
}

export function disposeTabster(deferred: DeferredInstance): void {
  deferred.isDisposed = true;
  if (deferred.instance) parts.get()?.disposeTabster(deferred.instance);
}

function runWhenLoaded(deferred: DeferredInstance, call: (parts: TabsterExports, instance: Instance) => void): void {
  const loadedModule = parts.get();
  if (loadedModule && deferred.instance) call(loadedModule, deferred.instance);
  else deferred.pendingCalls.push(call);
}

export const getGroupper = (deferred: DeferredInstance): void =>
  runWhenLoaded(deferred, ({ getGroupper }, instance) => getGroupper(instance));

export const getMover = (deferred: DeferredInstance): void =>
  runWhenLoaded(deferred, ({ getMover }, instance) => getMover(instance));

export const getRestorer = (deferred: DeferredInstance): void =>
  runWhenLoaded(deferred, ({ getRestorer }, instance) => getRestorer(instance));

/** Returns the part of Tabster's modalizer that Fluent uses. */
export function getModalizer(
  deferred: DeferredInstance,
  ...options: [alwaysAccessible?: string, isAccessible?: Tabster.Types.ModalizerElementAccessibleCheck]
): { readonly activate: (element: HTMLElement | undefined) => void } {
  runWhenLoaded(deferred, ({ getModalizer }, instance) => getModalizer(instance, ...options));
  return {
    activate: (element) =>
      runWhenLoaded(deferred, ({ getModalizer }, instance) => getModalizer(instance).activate(element)),
  };
}

/** Stub of an export that only hooks import which the app doesn't use. */
export function getObservedElement(): never {
  throw new Error('getObservedElement isn’t available: the app doesn’t load this part of Tabster.');
}
