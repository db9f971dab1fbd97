import { EyeOff20Regular } from '@fluentui/react-icons';
import { kinds } from '@tideform/components/palette';
import type { Session } from '@tideform/engine';
import { useSpoken } from '@tideform/i18n/react';
import { nameOf } from '../../../../ui/component-name.ts';
import type { SettingPlace } from '../../settings/setting-place.ts';
import { WhyButton } from './WhyButton.tsx';
import { useWhyStyles } from './why.styles.ts';

interface HiddenFieldProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting?: ((place: SettingPlace) => void) | undefined;
}

/** Stands where a hidden field would be, and can be asked why. */
export function HiddenField({ session, field, onOpenSetting }: HiddenFieldProps) {
  const styles = useWhyStyles();
  const label = nameOf(session.node(field).definition, useSpoken(kinds));
  return (
    <div className={styles.ghost}>
      <EyeOff20Regular aria-hidden className={styles.icon} />
      <span className={styles.name}>{label}</span>
      <WhyButton {...{ session, field, label, onOpenSetting }} isHidden />
    </div>
  );
}
