import { Button, Caption1, Subtitle2, useFluent } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular, FormRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
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
  const navigate = useNavigate();
  const { dir } = useFluent();
  return (
    <header className={styles.header}>
      <Button
        appearance="subtle"
        icon={dir === 'rtl' ? <ArrowRightRegular /> : <ArrowLeftRegular />}
        aria-label={words.back}
        onClick={() => navigate(`/teams/${props.teamId}/forms`)}
      />
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
