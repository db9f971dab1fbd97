import { makeStyles, useFluent } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ mirrored: { display: 'contents', '& svg': { transform: 'scaleX(-1)' } } });

/** An icon that points somewhere: in right-to-left it points the other way. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return useFluent().dir === 'rtl' ? <span className={styles.mirrored}>{children}</span> : children;
}
