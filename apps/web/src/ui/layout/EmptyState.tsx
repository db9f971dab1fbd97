import { Body1, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import type { ComponentType, ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    margin: 'auto',
    maxWidth: '400px',
    padding: '24px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalS,
  },
  art: { color: tokens.colorBrandForeground1, marginBottom: tokens.spacingVerticalS },
  title: { margin: 0 },
  text: { margin: 0, maxWidth: '360px', color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
  },
});

/** Content of an empty screen or list: a drawing, a title, a sentence and buttons. */
export function EmptyState(props: {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** Drawing. Default: two sheets of paper. */
  readonly art?: ComponentType<{ readonly className: string }>;
  /** Level of the title: `h1` if the screen has no other heading. */
  readonly level?: 'h1' | 'h2';
}) {
  const styles = useStyles();
  const Art = props.art ?? PageAndWave;
  return (
    <div className={styles.root}>
      <Art className={styles.art} />
      <Subtitle1 as={props.level ?? 'h2'} block align="center" className={styles.title}>
        {props.title}
      </Subtitle1>
      {props.text && (
        <Body1 as="p" block align="center" className={styles.text}>
          {props.text}
        </Body1>
      )}
      {props.action && <div className={styles.actions}>{props.action}</div>}
    </div>
  );
}

/** Default drawing: two sheets of paper, the front one with a wave. */
function PageAndWave({ className }: { readonly className: string }) {
  return (
    <svg className={className} width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <g stroke={tokens.colorNeutralStroke1} strokeWidth="1.5" fill={tokens.colorNeutralBackground1}>
        <rect x="36" y="20" width="64" height="82" rx="8" transform="rotate(-9 68 61)" />
        <rect x="58" y="11" width="68" height="90" rx="8" />
      </g>
      <g fill={tokens.colorNeutralStroke2}>
        <rect x="70" y="25" width="28" height="5" rx="2.5" />
        <rect x="70" y="37" width="44" height="10" rx="3" />
        <rect x="70" y="55" width="20" height="5" rx="2.5" />
      </g>
      <path
        d="M70 83c6 4 11.5 2.5 16.5-2.5s11-7.5 16.5-2.5c3.5 3 6.5 3.5 10.5 1"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
