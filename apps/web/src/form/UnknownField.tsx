import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import { type FieldNode, tooLargeType } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { Fragment } from 'react';
import { formMessages } from './form.messages.ts';
import { useRunner } from './runner-context.ts';

/** Cells of a grid are narrower than the names of some types. */
const useStyles = makeStyles({ words: { overflowWrap: 'anywhere' } });

/** A component of a type that we do not have, or one that is too large. It is kept as it is; what lies in it is shown. */
export function UnknownField({ node }: { readonly node: FieldNode }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { drawFields } = useRunner();
  const { type, label } = node.definition;
  const name = fieldLabel(node.definition);
  const known = label ? messages.unknownQuestion({ label: name }) : messages.unknownType({ type });
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody className={styles.words}>
          {type === tooLargeType ? messages.tooLarge({ label: name }) : known}
        </MessageBarBody>
      </MessageBar>
      {node.slots.map((ids, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position
        <Fragment key={index}>{drawFields(ids)}</Fragment>
      ))}
    </>
  );
}
