import { ChoiceLoaderProvider } from '@tideform/components/kit/choices/ChoiceLoader.tsx';
import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type ReactNode, useMemo } from 'react';
import { useOnline } from '../ui/browser/useOnline.ts';

interface ChoicesConfigProviderProps {
  /** Origins from which choice lists may be loaded. */
  readonly origins: readonly string[] | undefined;
  readonly children: ReactNode;
}

const noOrigins: readonly string[] = [];

/** Provides the loader of choice lists, which only requests origins that the operator allows. */
export function ChoicesConfigProvider({ origins = noOrigins, children }: ChoicesConfigProviderProps) {
  const isOnline = useOnline();
  const loader = useMemo<ChoiceLoader>(
    () => ({
      isOnline,
      // The loader's code is loaded with the first form that has an external choice list.
      load: async (request, signal) =>
        (await import('./browser-choices.ts')).getBrowserChoices(origins).load({ ...request, isOnline }, signal),
    }),
    [origins, isOnline],
  );
  return <ChoiceLoaderProvider value={loader}>{children}</ChoiceLoaderProvider>;
}
