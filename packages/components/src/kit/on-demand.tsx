import { loadMessages } from '@tideform/i18n/loaded';
import { type FunctionComponent, useEffect, useState } from 'react';

/**
 * Lazy component. Renders nothing, or its skeleton, until its code is loaded. Renders immediately if `load` has already
 * completed.
 */
export type OnDemand<Props> = FunctionComponent<Props> & {
  load(): Promise<void>;
  isLoaded(): boolean;
  /** Returns the loaded component, which can be rendered without the lazy wrapper; `undefined` until it is loaded. */
  getLoaded(): FunctionComponent<Props> | undefined;
};

/**
 * Creates a component whose code and messages are loaded on first render, or earlier by `load`. A failed load is thrown
 * to the error boundary; the next attempt loads again.
 *
 * NOTE: doesn't use React's `lazy`, which suspends even if the code is loaded; React then keeps a visible fallback for
 * 300 ms.
 *
 * @param Skeleton skeleton to render while the code is loading
 */
export function onDemand<Props extends object>(
  get: () => Promise<FunctionComponent<Props>>,
  Skeleton?: FunctionComponent<Props>,
): OnDemand<Props> {
  let Loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadWithMessages = async () => {
    const component = await get();
    await loadMessages();
    return component;
  };
  const isLoaded = () => Loaded !== undefined;
  const load = (): Promise<void> => {
    loading ??= loadWithMessages().then(
      (component) => {
        Loaded = component;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };

  function LazyWrapper(props: Props) {
    const [isReady, setHere] = useState(isLoaded);
    const [failure, setFailure] = useState<{ readonly cause: unknown }>();
    useEffect(() => {
      if (isReady) return;
      let isUnmounted = false;
      load().then(
        () => !isUnmounted && setHere(true),
        (cause: unknown) => !isUnmounted && setFailure({ cause }),
      );
      return () => {
        isUnmounted = true;
      };
    }, [isReady]);
    if (failure) throw failure.cause;
    if (Loaded) return <Loaded {...props} />;
    return Skeleton ? <Skeleton {...props} /> : null;
  }
  return Object.assign(LazyWrapper, { load, isLoaded, getLoaded: () => Loaded });
}
