import { makeStyles, tokens } from '@fluentui/react-components';
import { useImperativeHandle, useRef } from 'react';
import type { CodeEditorProps } from '../../kit/CodeEditor.tsx';

const useStyles = makeStyles({
  box: {
    width: '100%',
    boxSizing: 'border-box',
    resize: 'vertical',
    padding: tokens.spacingHorizontalS,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    tabSize: 2,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** Plain text box that is used if the app provides no code editor. */
export function PlainCodeEditor({ ref, label, value, onChange }: CodeEditorProps) {
  const styles = useStyles();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    insert(text) {
      const area = box.current;
      if (!area) return;
      area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
      area.focus();
      onChange(area.value);
    },
  }));
  return (
    <textarea
      ref={box}
      aria-label={label}
      className={styles.box}
      rows={12}
      dir="ltr"
      spellCheck={false}
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
