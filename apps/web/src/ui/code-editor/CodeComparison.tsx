import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { codeEditorMessages } from './code-editor.messages.ts';
import type { ComparedSource } from './open-comparison.ts';

const useStyles = makeStyles({
  frame: {
    height: '100%',
    minHeight: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    textAlign: 'start',
  },
  place: { height: '100%' },
  loading: { padding: '12px', color: tokens.colorNeutralForeground3 },
});

interface CodeComparisonProps {
  readonly loading: string;
  readonly before: ComparedSource;
  readonly after: ComparedSource;
}

/** Read-only comparison of two JSON texts, side by side. The editor is loaded on first use. */
export function CodeComparison({ loading, before, after }: CodeComparisonProps) {
  const messages = useMessages(codeEditorMessages);
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let close = () => {};
    let isUnmounted = false;
    void import('./open-comparison.ts').then(({ openComparison }) => {
      if (isUnmounted || !container.current) return;
      close = openComparison(container.current, { before, after, messages });
      setLoaded(true);
    });
    return () => {
      isUnmounted = true;
      close();
    };
  }, [before, after, messages]);
  return (
    <div dir="ltr" className={styles.frame}>
      {!isLoaded && <div className={styles.loading}>{loading}</div>}
      <div ref={container} className={styles.place} />
    </div>
  );
}
