/** Module that is loaded on demand, and again after a failure. */
export interface LazyModule<Module> {
  /** Returns the module if it is loaded. */
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
