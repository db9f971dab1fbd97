import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { type FieldNode, tooLargeType } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { Fragment } from 'react';
import { formMessages } from './form.messages.ts';
import { useRunner } from './runner-context.ts';

/** Breaks long words, because grid cells can be narrower than the name of a component type. */
const useStyles = makeStyles({ words: { overflowWrap: 'anywhere' } });

/**
 * Placeholder for a component whose type is unknown or that is too large. Its data is kept, and its children are
 * rendered.
 */
export function UnknownField({ node }: { readonly node: FieldNode }) {
  const messages = useMessages(formMessages);
  const styles = useStyles();
  const { renderFields: drawFields } = useRunner();
  const { type, label } = node.definition;
  const name = getFieldLabel(node.definition);
  const message = label ? messages.unknownQuestion({ label: name }) : messages.unknownType({ type });
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody className={styles.words}>
          {type === tooLargeType ? messages.tooLarge({ label: name }) : message}
        </MessageBarBody>
      </MessageBar>
      {node.slots.map((ids, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position
        <Fragment key={index}>{drawFields(ids)}</Fragment>
      ))}
    </>
  );
}
