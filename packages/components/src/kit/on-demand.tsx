import { loadMessages } from '@tideform/i18n/loaded';
import { type FunctionComponent, useEffect, useState } from 'react';

/** Draws nothing, or its bones, until its code is here; is drawn at once where `load` was awaited before. */
export type OnDemand<Props> = FunctionComponent<Props> & {
  load(): Promise<void>;
  isLoaded(): boolean;
  /** What is drawn then; to be drawn without what waits for it. */
  loaded(): FunctionComponent<Props> | undefined;
};

/**
 * A component whose code and words are fetched when it is first drawn or asked for. What cannot be fetched is thrown to the error
 * page; the next try fetches it again.
 *
 * NOTE: not React's `lazy`: it suspends even where the code is here, and React keeps a fallback that it has drawn for 300 ms.
 *
 * @param Bones stands there meanwhile
 */
export function onDemand<Props extends object>(
  get: () => Promise<FunctionComponent<Props>>,
  Bones?: FunctionComponent<Props>,
): OnDemand<Props> {
  let Loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  const getWithWords = async () => {
    const component = await get();
    await loadMessages();
    return component;
  };
  const isLoaded = () => Loaded !== undefined;
  const load = (): Promise<void> => {
    loading ??= getWithWords().then(
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

  function Wait(props: Props) {
    const [isHere, setHere] = useState(isLoaded);
    const [failure, setFailure] = useState<{ readonly cause: unknown }>();
    useEffect(() => {
      if (isHere) return;
      let isOver = false;
      load().then(
        () => !isOver && setHere(true),
        (cause: unknown) => !isOver && setFailure({ cause }),
      );
      return () => {
        isOver = true;
      };
    }, [isHere]);
    if (failure) throw failure.cause;
    if (Loaded) return <Loaded {...props} />;
    return Bones ? <Bones {...props} /> : null;
  }
  return Object.assign(Wait, { load, isLoaded, loaded: () => Loaded });
}
