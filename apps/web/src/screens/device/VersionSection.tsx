import { Body1, Subtitle2 } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useAppVersion } from '../../data/device/useAppVersion.ts';
import { UpdateNotice } from '../../shell/update/UpdateNotice.tsx';
import { useUpdate } from '../../shell/update/UpdateProvider.tsx';
import { useDeviceStyles } from './device.styles.ts';
import { deviceWords } from './device.words.ts';

/** Which build this is, and whether there is a newer one. */
export function VersionSection() {
  const words = useWords(deviceWords);
  const styles = useDeviceStyles();
  const version = useAppVersion();
  const update = useUpdate();
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {words.version.title}
      </Subtitle2>
      <div className={styles.panel}>
        <div className={styles.version}>
          <Body1>{version ? words.version.name({ ...version }) : words.version.development}</Body1>
          {update ? <UpdateNotice /> : <Body1 className={styles.quiet}>{words.version.upToDate}</Body1>}
        </div>
      </div>
    </section>
  );
}
