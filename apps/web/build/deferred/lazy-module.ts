/** Module that is loaded on demand. A failed load is retried by the next call. */
export interface LazyModule<Module> {
  /** Returns the module; `undefined` if it isn't loaded yet. */
  get(): Module | undefined;
  /** Loads the module. */
  load(): Promise<Module>;
}

export function createLazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let promise: Promise<Module> | undefined;
  return {
    get: () => module,
    load() {
      promise ??= fetch().then(
        (loaded) => (module = loaded),
        (cause: unknown) => {
          promise = undefined;
          throw cause;
        },
      );
      return promise;
    },
  };
}
