import { kinds } from '@tideform/components/palette';
import type { Session } from '@tideform/engine';
import { useSpoken } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import type { SettingPlace } from '../../settings/setting-place.ts';
import { explainerOf } from './useWhy.ts';
import { WhyButton } from './WhyButton.tsx';
import { useWhyStyles } from './why.styles.ts';

interface AskedFieldProps {
  readonly session: Session;
  readonly field: string;
  readonly onOpenSetting?: ((place: SettingPlace) => void) | undefined;
  readonly children: ReactNode;
}

/** A field of the preview, and beside it the button that asks why it is so. */
export function AskedField({ session, field, onOpenSetting, children }: AskedFieldProps) {
  const styles = useWhyStyles();
  const label = nameOf(session.node(field).definition, useSpoken(kinds));
  // Of what is there to hold others, there is mostly nothing to ask.
  const { spec } = session.node(field);
  if (spec?.shape === 'none' && !explainerOf(session.form).isRuled(field)) return children;
  return (
    <div className={styles.asked}>
      <div>{children}</div>
      <WhyButton {...{ session, field, label, onOpenSetting }} />
    </div>
  );
}
