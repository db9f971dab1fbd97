import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { kinds } from '@tideform/components/palette';
import { isPage, isSubmitButton } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { wordList } from '@tideform/words';
import { useSpeech, useSpoken, useWords } from '@tideform/words/react';
import { nameOf } from '../../../../ui/component-name.ts';
import { designWords } from '../design.words.ts';
import { useCanvasStyles } from './canvas.styles.ts';

/** Names what lies beside the pages of a wizard: the canvas shows pages, and people see these parts with each of them. */
export function BesidePages({ form }: { readonly form: FormDefinition }) {
  const words = useWords(designWords);
  const styles = useCanvasStyles();
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  // A wizard has a Submit of its own.
  const beside = form.components.filter((one) => !isPage(one) && !isSubmitButton(one));
  if (form.display !== 'wizard' || beside.length === 0) return null;
  const names = wordList(
    beside.map((one) => words.canvas.quoted({ name: nameOf(one, saidKinds) })),
    locale,
  );
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.note}>
      <MessageBarBody>{words.canvas.besidePages({ count: beside.length, names })}</MessageBarBody>
    </MessageBar>
  );
}
