import { localizedPalette } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { getComponentName } from '../../ui/component-name.ts';
import { builderMessages } from './builder.messages.ts';

/**
 * Returns a function that describes where the answers to deleted fields remain, or returns `undefined` when the fields
 * can't have answers.
 */
export function useDescribeRemainingAnswers(): (fields: readonly ComponentDefinition[]) => string | undefined {
  const { keptAnswers } = useMessages(builderMessages);
  const localizedKinds = useLocalized(localizedPalette);
  return useCallback(
    (fields) => {
      const [first, second] = fields;
      if (!first) return undefined;
      return second ? keptAnswers.several : keptAnswers.one({ name: getComponentName(first, localizedKinds) });
    },
    [keptAnswers, localizedKinds],
  );
}
