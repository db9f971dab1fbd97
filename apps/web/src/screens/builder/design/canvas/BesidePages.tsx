import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { isPage, isSubmitButton } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { nameOf } from '../component-name.ts';
import { words } from '../design.words.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** Names what lies beside the pages of a wizard: the canvas shows pages, and people see these parts with each of them. */
export function BesidePages({ form }: { readonly form: FormDefinition }) {
  const styles = useCanvasStyles();
  // A wizard has a Submit of its own.
  const beside = form.components.filter((one) => !isPage(one) && !isSubmitButton(one));
  if (form.display !== 'wizard' || beside.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{words.canvas.besidePages(beside.map(nameOf))}</MessageBarBody>
    </MessageBar>
  );
}
