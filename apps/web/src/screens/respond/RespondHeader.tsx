import { Caption1, Subtitle2 } from '@fluentui/react-components';
import { FormRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { BackButton } from '../../ui/BackButton.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { useRespondStyles } from './respond.styles.ts';
import { words } from './respond.words.ts';

/** Back, the form's icon and title, and the options of this response. */
export function RespondHeader(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}) {
  const styles = useRespondStyles();
  return (
    <header className={styles.header}>
      <BackButton label={words.back} to={`/teams/${props.teamId}/forms`} />
      <IconTile icon={<FormRegular />} tint={tintOf(props.formId)} size="small" />
      <div className={styles.headerText}>
        <Subtitle2 as="h1" className={styles.headerTitle}>
          {props.title}
        </Subtitle2>
        {props.hint && <Caption1 className={styles.headerHint}>{props.hint}</Caption1>}
      </div>
      {props.children}
    </header>
  );
}
