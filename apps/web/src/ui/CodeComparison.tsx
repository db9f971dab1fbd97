import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { codeEditorMessages } from './code-editor/code-editor.messages.ts';
import type { ComparedSource } from './code-editor/open-comparison.ts';

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

/** Two pieces of JSON side by side, to be read. The editor is loaded when it is first drawn. */
export function CodeComparison({ loading, before, after }: CodeComparisonProps) {
  const messages = useMessages(codeEditorMessages);
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let close = () => {};
    let isOver = false;
    void import('./code-editor/open-comparison.ts').then(({ openComparison }) => {
      if (isOver || !place.current) return;
      close = openComparison(place.current, { before, after, messages });
      setLoaded(true);
    });
    return () => {
      isOver = true;
      close();
    };
  }, [before, after, messages]);
  return (
    <div dir="ltr" className={styles.frame}>
      {!isLoaded && <div className={styles.loading}>{loading}</div>}
      <div ref={place} className={styles.place} />
    </div>
  );
}
