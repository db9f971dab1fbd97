import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type SharedAnswers, shareAnswers } from './shared-answers.ts';

/**
 * The shared settings as a session whose changes go into all components as they are made. Others selected, undo, and
 * what no longer differs start it again; our own changes coming back do not.
 */
export function useSharedSettings(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  note: string,
  onChange: (next: readonly ComponentDefinition[]) => void,
): SharedAnswers {
  const [start, setStart] = useState(definitions);
  const written = useRef(definitions);
  if (!isSame(written.current, definitions)) {
    written.current = definitions;
    setStart(definitions);
  }
  const shared = useMemo(() => shareAnswers(form, start, note), [form, start, note]);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(
    () =>
      shared.live.session.subscribeData(() => {
        const next = shared.apply(written.current);
        if (isSame(next, written.current)) return;
        written.current = next;
        if (shared.isSettled()) setStart(next);
        latest.current(next);
      }),
    [shared],
  );
  return shared;
}

const isSame = (one: readonly ComponentDefinition[], other: readonly ComponentDefinition[]): boolean =>
  one.length === other.length && one.every((definition, index) => definition === other[index]);
