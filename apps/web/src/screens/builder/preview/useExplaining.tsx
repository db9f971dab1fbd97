import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Session } from '@tideform/engine';
import { useMemo, useRef } from 'react';
import type { FieldAround } from '../../../form/runner-context.ts';
import type { SettingPlace } from '../settings/setting-place.ts';

const HiddenField = onDemand(async () => (await import('./why/HiddenField.tsx')).HiddenField);
const AskedField = onDemand(async () => (await import('./why/AskedField.tsx')).AskedField);
export const HiddenPages = onDemand(async () => (await import('./why/HiddenPages.tsx')).HiddenPages);

interface Explaining {
  readonly showsHidden: boolean;
  readonly asks: boolean;
  readonly onOpenSetting: ((place: SettingPlace) => void) | undefined;
}

/** Loads what explains fields. */
export const loadExplaining = (): Promise<unknown> => Promise.all([HiddenField.load(), AskedField.load()]);

/** What is drawn with the fields of a preview while its author asks why they are so; nothing while nobody asks. */
export function useExplaining(
  session: Session,
  { showsHidden, asks, onOpenSetting }: Explaining,
): FieldAround | undefined {
  const latest = useRef(onOpenSetting);
  latest.current = onOpenSetting;
  const hasSettings = onOpenSetting !== undefined;
  return useMemo(() => {
    if (!showsHidden && !asks) return undefined;
    const open = (place: SettingPlace) => latest.current?.(place);
    const known = { session, onOpenSetting: hasSettings ? open : undefined };
    return {
      hidden: (id) => (showsHidden ? <HiddenField key={id} field={id} {...known} /> : null),
      shown: (id, field) =>
        asks ? (
          <AskedField field={id} {...known}>
            {field}
          </AskedField>
        ) : (
          field
        ),
    };
  }, [session, showsHidden, asks, hasSettings]);
}
