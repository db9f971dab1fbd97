import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { imageEditorMessages } from '../image-editor.messages.ts';

const useStyles = makeStyles({
  input: {
    ...typographyStyles.body1Strong,
    position: 'absolute',
    maxWidth: '100%',
    width: '200px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: '2px solid',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '@media (pointer: coarse)': { fontSize: '16px', minHeight: '44px' },
  },
});

interface TextMarkInputProps {
  /** Position on the image as fractions of its width and height. */
  readonly left: number;
  readonly top: number;
  readonly color: string;
  readonly onSubmit: (text: string) => void;
}

/** Input for a text mark on the image. Enter or leaving the input saves the text, Escape discards it. */
export function TextMarkInput({ left, top, color, onSubmit }: TextMarkInputProps) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const end = (text: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onSubmit(text);
  };
  return (
    <input
      ref={input}
      dir="auto"
      maxLength={200}
      aria-label={messages.writeText}
      className={styles.input}
      style={{
        left: `min(${left * 100}%, max(0px, 100% - 200px))`,
        top: `${Math.min(top, 0.9) * 100}%`,
        borderColor: color,
      }}
      onBlur={(event) => end(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(event.currentTarget.value);
        else if (event.key === 'Escape') end('');
        else return;
        event.preventDefault();
      }}
    />
  );
}
