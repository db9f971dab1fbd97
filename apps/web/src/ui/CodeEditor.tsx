import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import type { OpenEditor } from './code-editor/open-editor.ts';

const useStyles = makeStyles({
  frame: {
    height: '46vh',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    ':focus-within': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  },
  loading: { padding: '12px', color: tokens.colorNeutralForeground3 },
});

/**
 * A JSON editor. The editor itself is loaded when it is first drawn; `value` is what it starts with.
 */
export function CodeEditor(props: {
  readonly label: string;
  readonly loading: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let isOver = false;
    let editor: OpenEditor | undefined;
    void import('./code-editor/open-editor.ts').then(({ openEditor }) => {
      if (isOver || !place.current) return;
      const { label, value } = latest.current;
      editor = openEditor(place.current, { label, value, onChange: (text) => latest.current.onChange(text) });
      setLoaded(true);
    });
    return () => {
      isOver = true;
      editor?.close();
    };
  }, []);
  return (
    <div className={styles.frame}>
      {!isLoaded && <div className={styles.loading}>{props.loading}</div>}
      <div ref={place} />
    </div>
  );
}
