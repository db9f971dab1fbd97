import { Caption1, Subtitle2 } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSettingsStyles } from './settings.styles.ts';

/** A section of a settings tab: a title, a description, and its content. */
export function SettingsSection(props: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const styles = useSettingsStyles();
  return (
    <section>
      <Subtitle2 as="h3" block className={styles.title}>
        {props.title}
      </Subtitle2>
      <Caption1 as="p" block className={styles.heading}>
        {props.text}
      </Caption1>
      {props.children}
    </section>
  );
}
