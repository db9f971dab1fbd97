import type { CodeEditorProps } from '@tideform/components/kit/CodeEditor.tsx';
import { CodeEditor } from '../../../../ui/CodeEditor.tsx';

/** Code editor for a setting. */
export function SettingsCodeEditor(props: CodeEditorProps) {
  return <CodeEditor {...props} height="lines" />;
}
