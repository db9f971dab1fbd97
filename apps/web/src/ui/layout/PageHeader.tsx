import { makeStyles, mergeClasses, Title3, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  title: { flexGrow: 1, minWidth: 0, margin: 0 },
});

/** Title of the screen, which is its only level-1 heading, with buttons at the end of the row. */
export function PageHeader(props: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly className?: string;
}) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, props.className)}>
      <Title3 as="h1" className={styles.title}>
        {props.title}
      </Title3>
      {props.actions}
    </div>
  );
}
