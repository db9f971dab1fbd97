import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useShareStyles } from '../share.styles.ts';

/** Message bar above the form. */
export function Banner(props: {
  readonly intent: 'error' | 'info' | 'warning';
  readonly text: string;
  readonly children?: ReactNode;
}) {
  const styles = useShareStyles();
  return (
    <MessageBar intent={props.intent} layout="multiline" className={styles.banner}>
      <MessageBarBody>{props.text}</MessageBarBody>
      {props.children && <MessageBarActions>{props.children}</MessageBarActions>}
    </MessageBar>
  );
}
