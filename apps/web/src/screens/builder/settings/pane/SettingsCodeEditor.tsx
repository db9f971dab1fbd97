import type { CodeEditorProps } from '@tideform/components/kit/CodeEditing.tsx';
import { CodeEditor } from '../../../../ui/CodeEditor.tsx';

/** What one types code of a setting into. */
export function SettingsCodeEditor(props: CodeEditorProps) {
  return <CodeEditor {...props} height="lines" />;
}
