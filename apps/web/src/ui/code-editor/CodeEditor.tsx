import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type Ref, useContext, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type CodeEditorMessages, codeEditorMessages } from './code-editor.messages.ts';
import type { OfferedName } from './complete-names.ts';
import type { CheckCode } from './find-syntax-errors.ts';
import type { EditorHandle } from './open-editor.ts';
import type { openTypeChecker } from './type-check/open-type-checker.ts';
import { TypeCheckerContext } from './type-check/type-checker-context.ts';

const useStyles = makeStyles({
  frame: {
    height: '46vh',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    textAlign: 'start',
    ':focus-within': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  },
  /* Height of twelve lines, and the space above and below them. */
  lines: { height: `calc(12 * ${tokens.lineHeightBase300} + 8px)`, resize: 'vertical' },
  place: { height: '100%' },
  loading: { padding: '12px', color: tokens.colorNeutralForeground3 },
});

interface CodeEditorProps {
  readonly ref?: Ref<Pick<EditorHandle, 'insert'>>;
  readonly label: string;
  readonly loading: string;
  /** Initial text. Later values are ignored. */
  readonly value: string;
  readonly language?: 'javascript' | 'json' | 'css';
  /** Finds errors in CSS, which the editor then marks. Other languages have built-in checks. */
  readonly check?: CheckCode;
  /** Names for completion in JavaScript, used when the editor opens. */
  readonly names?: readonly OfferedName[];
  /** `page`: nearly half of the window's height. `lines`: twelve lines, resizable. */
  readonly height?: 'page' | 'lines';
  /** Whether the editor gets the focus when it is loaded. */
  readonly takesFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** Editor for JSON, JavaScript or CSS. It is loaded on first use. */
export function CodeEditor(props: CodeEditorProps) {
  const messages = useMessages(codeEditorMessages);
  const { language: locale } = useLocale();
  const loadTypes = useContext(TypeCheckerContext);
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(props.ref, () => ({ insert: (text) => editor.current?.insert(text) }));
  useEffect(() => {
    let isUnmounted = false;
    const { language = 'json', names = [] } = latest.current;
    const check: CheckCode = (code) => latest.current.check?.(code) ?? [];
    void Promise.all([
      import('./open-editor.ts'),
      loadLanguage(language, names, messages, check, loadTypes && { load: loadTypes, language: locale }),
    ]).then(([{ openEditor }, extension]) => {
      if (isUnmounted || !container.current) return;
      const { label, value } = latest.current;
      const onChange = (text: string) => latest.current.onChange(text);
      editor.current = openEditor(container.current, { label, value, language: extension, messages, onChange });
      setLoaded(true);
      if (latest.current.takesFocus) editor.current.focus();
    });
    return () => {
      isUnmounted = true;
      editor.current?.close();
    };
  }, [messages, locale, loadTypes]);
  return (
    <div dir="ltr" className={mergeClasses(styles.frame, props.height === 'lines' && styles.lines)}>
      {!isLoaded && <div className={styles.loading}>{props.loading}</div>}
      <div ref={container} className={styles.place} />
    </div>
  );
}

async function loadLanguage(
  language: NonNullable<CodeEditorProps['language']>,
  names: readonly OfferedName[],
  messages: CodeEditorMessages,
  check: CheckCode,
  types?: { readonly load: () => Promise<typeof openTypeChecker>; readonly language: string },
) {
  if (language === 'css') return (await import('./css-language.ts')).cssLanguage(check);
  if (language === 'json') return (await import('./json-language.ts')).jsonLanguage(messages);
  const { javascriptLanguage } = await import('./javascript-language.ts');
  // Without names for completion, no form is being edited, so types aren't checked.
  if (!types || names.length === 0) return javascriptLanguage(names, messages);
  return javascriptLanguage(names, messages, { open: await types.load(), language: types.language });
}
