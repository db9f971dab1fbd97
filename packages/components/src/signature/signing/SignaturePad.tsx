import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  paper: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: '100%',
    gridTemplateColumns: '100%',
    height: '176px',
    '@media (max-width: 480px)': { height: '220px' },
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    // NOTE: white paper and black ink in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  line: {
    position: 'absolute',
    insetInline: '24px',
    bottom: '40px',
    borderBottom: '1px solid #d1d1d1',
    pointerEvents: 'none',
  },
});

/** White pad with a signature line. */
export function SignaturePad({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.paper}>
      <span className={styles.line} />
      {children}
    </div>
  );
}
