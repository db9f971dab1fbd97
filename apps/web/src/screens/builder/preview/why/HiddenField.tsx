import { EyeOff20Regular } from '@fluentui/react-icons';
import { localizedPalette } from '@tideform/components/palette';
import type { Session } from '@tideform/engine';
import { useLocalized } from '@tideform/i18n/react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { ExplainButton } from './Explanation.tsx';
import { useExplanationStyles } from './explanation.styles.ts';

interface HiddenFieldProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting?: ((place: SettingLocation) => void) | undefined;
}

/** Placeholder for a hidden field, with a button that explains why it is hidden. */
export function HiddenField({ session, field, onOpenSetting }: HiddenFieldProps) {
  const styles = useExplanationStyles();
  const label = getComponentName(session.node(field).definition, useLocalized(localizedPalette));
  return (
    <div className={styles.ghost}>
      <EyeOff20Regular aria-hidden className={styles.icon} />
      <span className={styles.name}>{label}</span>
      <ExplainButton {...{ session, field, label, onOpenSetting }} isHidden />
    </div>
  );
}
