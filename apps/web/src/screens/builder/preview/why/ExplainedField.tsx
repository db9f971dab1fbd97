import { localizedPalette } from '@tideform/components/palette';
import type { Session } from '@tideform/engine';
import { useLocalized } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { ExplainButton } from './Explanation.tsx';
import { useExplanationStyles } from './explanation.styles.ts';
import { getExplainer } from './useFieldExplanation.ts';

interface ExplainedFieldProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting?: ((place: SettingLocation) => void) | undefined;
  readonly children: ReactNode;
}

/** Field of the preview with a button beside it that explains its state. */
export function ExplainedField({ session, field, onOpenSetting, children }: ExplainedFieldProps) {
  const styles = useExplanationStyles();
  const label = getComponentName(session.node(field).definition, useLocalized(localizedPalette));
  // A container without rules has nothing to explain.
  const { spec } = session.node(field);
  if (spec?.shape === 'none' && !getExplainer(session.form).hasRules(field)) return children;
  return (
    <div className={styles.asked}>
      <div>{children}</div>
      <ExplainButton {...{ session, field, label, onOpenSetting }} />
    </div>
  );
}
