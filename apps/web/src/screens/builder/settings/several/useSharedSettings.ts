import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createSharedSettings, type SharedSettings } from './shared-settings.ts';

/**
 * Shared settings as a session that writes each change into all components. The session restarts when other components
 * are selected, after an undo, and when mixed values become equal; changes made in the session itself don't restart it.
 */
export function useSharedSettings(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  note: string,
  onChange: (next: readonly ComponentDefinition[]) => void,
): SharedSettings {
  const [start, setStart] = useState(definitions);
  const lastWritten = useRef(definitions);
  if (!isSameDefinitions(lastWritten.current, definitions)) {
    lastWritten.current = definitions;
    setStart(definitions);
  }
  const shared = useMemo(() => createSharedSettings(form, start, note), [form, start, note]);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(
    () =>
      shared.settingsSession.session.subscribeData(() => {
        const next = shared.apply(lastWritten.current);
        if (isSameDefinitions(next, lastWritten.current)) return;
        lastWritten.current = next;
        if (shared.hasResolvedMixedValues()) setStart(next);
        latest.current(next);
      }),
    [shared],
  );
  return shared;
}

const isSameDefinitions = (one: readonly ComponentDefinition[], other: readonly ComponentDefinition[]): boolean =>
  one.length === other.length && one.every((definition, index) => definition === other[index]);
