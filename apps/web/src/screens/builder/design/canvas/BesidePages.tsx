import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { isPage } from '../../edit-form/pages/pages-of.ts';
import { nameOf } from '../component-name.ts';
import { words } from '../design.words.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** Names what lies beside the pages of a wizard: the canvas shows pages, and people see these parts with each of them. */
export function BesidePages({ form }: { readonly form: FormDefinition }) {
  const styles = useCanvasStyles();
  const beside = form.components.filter((one) => !isPage(one) && !isSubmit(one));
  if (form.display !== 'wizard' || beside.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{words.canvas.besidePages(beside.map(nameOf))}</MessageBarBody>
    </MessageBar>
  );
}

/** A wizard has a Submit of its own. */
const isSubmit = (definition: ComponentDefinition): boolean =>
  definition.type === 'button' && specs.button.props.parse(definition).action === 'submit';
