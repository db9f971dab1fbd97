/**
 * Defers an action until its module has loaded; the module is requested on first use. If loading fails, the action
 * never starts, and the next call loads again.
 * @returns a function that starts an action. It takes a callback, which receives the module and returns its cleanup,
 * and returns a cleanup that also works before the action has started.
 */
export function deferUntilLoaded<Loaded>(load: () => Promise<Loaded>) {
  let loadedModule: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  return (start: (loaded: Loaded) => () => void): (() => void) => {
    if (loadedModule !== undefined) return start(loadedModule);
    let cleanUp: (() => void) | undefined;
    let isCancelled = false;
    // NOTE: imported once for all callers: for each import, Vite's loader searches the whole page for a nonce, and a
    // form may have a thousand blocks.
    loading ??= load();
    loading.then(
      (loaded) => {
        loadedModule = loaded;
        if (!isCancelled) cleanUp = start(loaded);
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isCancelled = true;
      cleanUp?.();
    };
  };
}
