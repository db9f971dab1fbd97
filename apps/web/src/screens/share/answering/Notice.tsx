import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useShareStyles } from '../share.styles.ts';

/** Something to be known, above the form. */
export function Notice(props: {
  readonly intent: 'error' | 'info' | 'warning';
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const styles = useShareStyles();
  return (
    <MessageBar intent={props.intent} layout="multiline" className={styles.notice}>
      <MessageBarBody>{props.text}</MessageBarBody>
      {props.children && <MessageBarActions>{props.children}</MessageBarActions>}
    </MessageBar>
  );
}
