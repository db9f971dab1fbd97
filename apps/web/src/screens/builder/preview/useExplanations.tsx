import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Session } from '@tideform/engine';
import { useMemo, useRef } from 'react';
import type { FieldDecoration } from '../../../form/runner-context.ts';
import type { SettingLocation } from '../settings/setting-location.ts';

const HiddenField = onDemand(async () => (await import('./why/HiddenField.tsx')).HiddenField);
const ExplainedField = onDemand(async () => (await import('./why/ExplainedField.tsx')).ExplainedField);
export const HiddenPages = onDemand(async () => (await import('./why/HiddenPages.tsx')).HiddenPages);

interface ExplanationOptions {
  readonly showsHidden: boolean;
  readonly isExplaining: boolean;
  readonly onOpenSetting: ((location: SettingLocation) => void) | undefined;
}

/** Loads the components that render explanations of fields. */
export const loadExplanations = (): Promise<unknown> => Promise.all([HiddenField.load(), ExplainedField.load()]);

/**
 * Returns functions that render explanations around the fields of a preview, or `undefined` while the author doesn't
 * want explanations.
 */
export function useExplanations(
  session: Session,
  { showsHidden, isExplaining, onOpenSetting }: ExplanationOptions,
): FieldDecoration | undefined {
  const latest = useRef(onOpenSetting);
  latest.current = onOpenSetting;
  const hasSettings = onOpenSetting !== undefined;
  return useMemo(() => {
    if (!showsHidden && !isExplaining) return undefined;
    const open = (location: SettingLocation) => latest.current?.(location);
    const explanationProps = { session, onOpenSetting: hasSettings ? open : undefined };
    return {
      renderHidden: (id) => (showsHidden ? <HiddenField key={id} field={id} {...explanationProps} /> : null),
      renderShown: (id, field) =>
        isExplaining ? (
          <ExplainedField field={id} {...explanationProps}>
            {field}
          </ExplainedField>
        ) : (
          field
        ),
    };
  }, [session, showsHidden, isExplaining, hasSettings]);
}
