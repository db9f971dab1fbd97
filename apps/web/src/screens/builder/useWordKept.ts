import { kinds } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { nameOf } from '../../ui/component-name.ts';
import { builderMessages } from './builder.messages.ts';

/** Says where the answers to deleted questions stay; `undefined` where there can't be any. */
export function useWordKept(): (kept: readonly ComponentDefinition[]) => string | undefined {
  const { keptAnswers } = useMessages(builderMessages);
  const saidKinds = useSpoken(kinds);
  return useCallback(
    (kept) => {
      const [only, second] = kept;
      if (!only) return undefined;
      return second ? keptAnswers.several : keptAnswers.one({ name: nameOf(only, saidKinds) });
    },
    [keptAnswers, saidKinds],
  );
}
