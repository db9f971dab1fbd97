import { ChoiceLoaderProvider } from '@tideform/components/kit/choices/ChoiceLoader.tsx';
import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type ReactNode, useMemo } from 'react';
import { useOnline } from '../ui/useOnline.ts';

interface ConfiguredChoicesProps {
  /** That lists may be loaded from. */
  readonly origins: readonly string[] | undefined;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

/** Lets forms load lists of choices from where the operator of this installation allows it. */
export function ConfiguredChoices({ origins = none, children }: ConfiguredChoicesProps) {
  const isOnline = useOnline();
  const loader = useMemo<ChoiceLoader>(
    () => ({
      isOnline,
      // Its code comes with the first form that has such a list.
      load: async (wanted, signal) =>
        (await import('./browser-choices.ts')).browserChoices(origins).load({ ...wanted, isOnline }, signal),
    }),
    [origins, isOnline],
  );
  return <ChoiceLoaderProvider value={loader}>{children}</ChoiceLoaderProvider>;
}
