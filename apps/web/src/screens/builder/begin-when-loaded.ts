/**
 * Puts off something that a module does until that module is here, which is asked for when it is first wanted. Where it cannot
 * be loaded, nothing begins.
 * @returns begins it: takes what answers the way to end it, and answers a way to end it, begun or not
 */
export function beginWhenLoaded<Loaded>(load: () => Promise<Loaded>) {
  let here: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  return (begin: (loaded: Loaded) => () => void): (() => void) => {
    if (here !== undefined) return begin(here);
    let end: (() => void) | undefined;
    let isOver = false;
    // NOTE: asked once for all that want it: with each import, Vite's loader looks for a nonce in the whole page, and a form may
    // have a thousand blocks.
    loading ??= load();
    loading.then(
      (loaded) => {
        here = loaded;
        if (!isOver) end = begin(loaded);
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isOver = true;
      end?.();
    };
  };
}
