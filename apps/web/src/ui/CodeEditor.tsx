import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type Ref, useContext, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CheckCode } from './code-editor/check-code.ts';
import { type CodeEditorMessages, codeEditorMessages } from './code-editor/code-editor.messages.ts';
import type { OfferedName } from './code-editor/complete-names.ts';
import type { OpenEditor } from './code-editor/open-editor.ts';
import type { openTypes } from './code-editor/type-check/open-types.ts';
import { TypesContext } from './code-editor/type-check/types-context.ts';

const useStyles = makeStyles({
  frame: {
    height: '46vh',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    textAlign: 'start',
    ':focus-within': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  },
  /* Twelve lines, and the space above and below them. */
  lines: { height: `calc(12 * ${tokens.lineHeightBase300} + 8px)`, resize: 'vertical' },
  place: { height: '100%' },
  loading: { padding: '12px', color: tokens.colorNeutralForeground3 },
});

interface CodeEditorProps {
  readonly ref?: Ref<Pick<OpenEditor, 'insert'>>;
  readonly label: string;
  readonly loading: string;
  /** What it starts with. */
  readonly value: string;
  readonly language?: 'javascript' | 'json' | 'css';
  /** What is wrong in CSS; it is marked there. Words of other languages are the editor's own. */
  readonly check?: CheckCode;
  /** Names that are offered in JavaScript, as the editor opens. */
  readonly names?: readonly OfferedName[];
  /** `page`: nearly half of the window. `lines`: twelve lines, and as much more as one pulls. */
  readonly height?: 'page' | 'lines';
  /** It takes the focus as soon as it is here. */
  readonly takesFocus?: boolean;
  readonly onChange: (value: string) => void;
}

/** An editor of JSON, JavaScript or CSS. It is loaded when it is first drawn. */
export function CodeEditor(props: CodeEditorProps) {
  const messages = useMessages(codeEditorMessages);
  const { language: spoken } = useSpeech();
  const loadTypes = useContext(TypesContext);
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<OpenEditor>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(props.ref, () => ({ insert: (text) => editor.current?.insert(text) }));
  useEffect(() => {
    let isOver = false;
    const { language = 'json', names = [] } = latest.current;
    const check: CheckCode = (code) => latest.current.check?.(code) ?? [];
    void Promise.all([
      import('./code-editor/open-editor.ts'),
      loadLanguage(language, names, messages, check, loadTypes && { load: loadTypes, language: spoken }),
    ]).then(([{ openEditor }, extension]) => {
      if (isOver || !place.current) return;
      const { label, value } = latest.current;
      const onChange = (text: string) => latest.current.onChange(text);
      editor.current = openEditor(place.current, { label, value, language: extension, messages, onChange });
      setLoaded(true);
      if (latest.current.takesFocus) editor.current.focus();
    });
    return () => {
      isOver = true;
      editor.current?.close();
    };
  }, [messages, spoken, loadTypes]);
  return (
    <div dir="ltr" className={mergeClasses(styles.frame, props.height === 'lines' && styles.lines)}>
      {!isLoaded && <div className={styles.loading}>{props.loading}</div>}
      <div ref={place} className={styles.place} />
    </div>
  );
}

async function loadLanguage(
  language: NonNullable<CodeEditorProps['language']>,
  names: readonly OfferedName[],
  messages: CodeEditorMessages,
  check: CheckCode,
  types?: { readonly load: () => Promise<typeof openTypes>; readonly language: string },
) {
  if (language === 'css') return (await import('./code-editor/css-language.ts')).cssLanguage(check);
  if (language === 'json') return (await import('./code-editor/json-language.ts')).jsonLanguage(messages);
  const { javascriptLanguage } = await import('./code-editor/javascript-language.ts');
  // Where no names are known, nobody builds a form.
  if (!types || names.length === 0) return javascriptLanguage(names, messages);
  return javascriptLanguage(names, messages, { open: await types.load(), language: types.language });
}
