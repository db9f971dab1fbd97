import { isPage } from '@tideform/components/specs';
import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId, useSyncExternalStore } from 'react';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { useExplanationStyles } from './explanation.styles.ts';
import { HiddenField } from './HiddenField.tsx';
import { whyMessages } from './why.messages.ts';

interface HiddenPagesProps {
  readonly session: Session;
  readonly onOpenSetting?: ((place: SettingLocation) => void) | undefined;
}

/** Wizard pages that are currently hidden. */
export function HiddenPages({ session, onOpenSetting }: HiddenPagesProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const titleId = useId();
  const hidden = useSyncExternalStore(session.subscribeData, () => findHiddenPages(session).join(' '));
  if (session.form.display !== 'wizard' || hidden === '') return null;
  return (
    <section aria-labelledby={titleId} className={styles.pages}>
      <h2 id={titleId} className={styles.section}>
        {messages.hiddenPages}
      </h2>
      {hidden.split(' ').map((id) => (
        <HiddenField key={id} field={id} {...{ session, onOpenSetting }} />
      ))}
    </section>
  );
}

const findHiddenPages = (session: Session): readonly string[] =>
  session.rootIds.filter((id) => isPage(session.node(id).definition) && !session.state(id).visible);
