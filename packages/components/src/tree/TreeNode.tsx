import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular, ChevronDown20Regular, ChevronUp20Regular, Delete20Regular } from '@fluentui/react-icons';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { NestedForm } from '../kit/nested/NestedForm.tsx';
import { treeMessages } from './tree.messages.ts';
import { getChildNodes, getNodeData, isTreeNode, MAX_LEVELS, type TreeValue } from './tree.ts';
import type { useTreeStyles } from './useTreeStyles.tsx';

interface TreeNodeProps {
  readonly id: string;
  readonly form: FormDefinition;
  readonly node: unknown;
  readonly number: string;
  readonly level: number;
  readonly isOff: boolean;
  readonly isChecked: boolean;
  readonly styles: ReturnType<typeof useTreeStyles>;
  /** Returns the node's value after all changes so far, including ones that aren't rendered yet. */
  readonly now: () => unknown;
  readonly onChange: (node: TreeValue) => void;
  readonly onRemove: () => void;
  /** Focuses the element with the given DOM ID after the next render. */
  readonly focus: (id: string) => void;
}

/** Node of a tree with its fields and its child nodes. */
export function TreeNode(props: TreeNodeProps) {
  const { id, node, number, level, isOff, styles, onChange, focus } = props;
  const messages = useMessages(treeMessages);
  const [isOpen, setOpen] = useState(true);
  if (!isTreeNode(node) || level > MAX_LEVELS) return <li className={styles.note}>{messages.unreadable}</li>;
  const children = getChildNodes(node);
  const now = () => {
    const latest = props.now();
    return isTreeNode(latest) ? latest : node;
  };
  const change = (next: readonly unknown[]) => onChange({ ...now(), children: next });
  const replaceChild = (index: number, child: TreeValue) =>
    change(getChildNodes(now()).map((one, at) => (at === index ? child : one)));
  const childId = (index: number) => `${id}-${index + 1}`;
  const addBelow = () => {
    setOpen(true);
    focus(childId(children.length));
    change([...getChildNodes(now()), { data: {}, children: [] }]);
  };
  const remove = (index: number) => {
    focus(id);
    change(getChildNodes(now()).filter((_, at) => at !== index));
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: the name of a fieldset can't change with the node's position */}
      <div role="group" aria-label={messages.node({ number })} className={styles.card}>
        <div className={styles.head}>
          <Button
            id={id}
            appearance="subtle"
            className={styles.button}
            icon={isOpen ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            aria-label={isOpen ? messages.hide({ number }) : messages.show({ number })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <span aria-hidden className={styles.number}>
            {number}
          </span>
          {!isOff && level < MAX_LEVELS && (
            <Button
              appearance="subtle"
              className={styles.button}
              icon={<Add20Regular />}
              aria-label={messages.addBelowNamed({ number })}
              onClick={addBelow}
            >
              {messages.addBelow}
            </Button>
          )}
          {!isOff && (
            <Button
              appearance="subtle"
              className={styles.button}
              icon={<Delete20Regular />}
              aria-label={messages.remove({ number })}
              onClick={props.onRemove}
            />
          )}
        </div>
        <div hidden={!isOpen}>
          <NestedForm
            form={props.form}
            data={getNodeData(node)}
            idPrefix={`${id}-data-`}
            readOnly={isOff}
            showsErrors={props.isChecked}
            onData={(data) => onChange({ ...now(), data })}
          />
        </div>
      </div>
      {children.length > 0 && (
        <ul hidden={!isOpen} className={mergeClasses(styles.list, styles.below)}>
          {children.map((child, index) => (
            <TreeNode
              {...props}
              // biome-ignore lint/suspicious/noArrayIndexKey: a node is identified by its position; its content is in the answer
              key={index}
              id={childId(index)}
              node={child}
              number={`${number}.${index + 1}`}
              level={level + 1}
              now={() => getChildNodes(now())[index]}
              onChange={(next) => replaceChild(index, next)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
