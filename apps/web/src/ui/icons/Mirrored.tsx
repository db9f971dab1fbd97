import { makeStyles, useFluent } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ mirrored: { display: 'contents', '& svg': { transform: 'scaleX(-1)' } } });

/** Mirrors a directional icon in right-to-left layouts. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return useFluent().dir === 'rtl' ? <span className={styles.mirrored}>{children}</span> : children;
}
