/** A module that is fetched once it is asked for, or asked for again after it did not come. */
export interface Fetched<Module> {
  /** The module, when it is here. */
  here(): Module | undefined;
  /** Settles when it is here. */
  come(): Promise<Module>;
}

export function fetched<Module>(fetch: () => Promise<Module>): Fetched<Module> {
  let module: Module | undefined;
  let coming: Promise<Module> | undefined;
  return {
    here: () => module,
    come() {
      coming ??= fetch().then(
        (came) => (module = came),
        (cause: unknown) => {
          coming = undefined;
          throw cause;
        },
      );
      return coming;
    },
  };
}
