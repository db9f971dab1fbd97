import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { kinds } from '@tideform/components/palette';
import { isPage, isSubmitButton } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { nameOf } from '../../../../ui/component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** Names what lies beside the pages of a wizard: the canvas shows pages, and people see these parts with each of them. */
export function BesidePages({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  // A wizard has a Submit of its own.
  const beside = form.components.filter((one) => !isPage(one) && !isSubmitButton(one));
  if (form.display !== 'wizard' || beside.length === 0) return null;
  const names = formatList(
    beside.map((one) => messages.canvas.quoted({ name: nameOf(one, saidKinds) })),
    locale,
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{messages.canvas.besidePages({ count: beside.length, names })}</MessageBarBody>
    </MessageBar>
  );
}
