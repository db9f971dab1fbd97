import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Add20Regular, ChevronDown20Regular, ChevronUp20Regular, Delete20Regular } from '@fluentui/react-icons';
import { type FormDefinition, isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { NestedForm } from '../kit/nested/NestedForm.tsx';
import { useNestedForms } from '../kit/nested/NestedForms.tsx';
import { useFocusAfterRender } from '../kit/nested/useFocusAfterRender.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { treeMessages } from './tree.messages.ts';
import { getChildNodes, getNodeData, isTreeNode, MAX_LEVELS, type TreeProps, type TreeValue } from './tree.ts';

/** Nested nodes with the same fields. On the builder's canvas, shows the slot for these fields instead. */
export function TreeView(view: ViewProps<TreeProps, TreeValue, ReactNode>) {
  const { id, props, state, slot, onChange, onBlur } = view;
  const messages = useMessages(treeMessages);
  const styles = useTreeStyles();
  const isAnswered = useNestedForms() !== undefined;
  const focus = useFocusAfterRender();
  const form = useMemo<FormDefinition>(() => ({ components: props.components }), [props.components]);
  const latest = useRef<unknown>(state.value);
  latest.current = state.value;
  const isOff = isDisabled(view);
  const change = (next: TreeValue) => {
    latest.current = next;
    onChange(next);
  };
  const isForeign = state.value !== undefined && !isTreeNode(state.value) && !isEmptyTree(state.value);
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={mergeClasses(styles.room)} onLeave={onBlur}>
        {!isAnswered && <div className={styles.card}>{slot(0)}</div>}
        {isAnswered && isForeign && <p className={styles.note}>{messages.unreadable}</p>}
        {isAnswered && isTreeNode(state.value) && (
          <ul className={styles.list}>
            <TreeNode
              {...{ id, form, isOff, styles, focus }}
              node={state.value}
              number="1"
              level={1}
              isChecked={state.issues.length > 0}
              now={() => latest.current}
              onChange={change}
              onRemove={() => {
                focus(id);
                change({});
              }}
            />
          </ul>
        )}
        {isAnswered && !isForeign && !isTreeNode(state.value) && (
          <Button id={id} icon={<Add20Regular />} disabled={isOff} onClick={() => change({ data: {}, children: [] })}>
            {messages.addFirst}
          </Button>
        )}
      </ControlGroup>
    </FieldFrame>
  );
}

const isEmptyTree = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

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
function TreeNode(props: TreeNodeProps) {
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

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const useTreeStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-tree', minWidth: 0, textAlign: 'start' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
  },
  below: {
    marginBlockStart: tokens.spacingVerticalM,
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThick,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    '@container tideform-tree (max-width: 480px)': { paddingInlineStart: tokens.spacingHorizontalS },
  },
  card: { border: line, borderRadius: tokens.borderRadiusLarge, padding: '8px 16px 16px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '40px' },
  number: { ...typographyStyles.body1Strong, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  button: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});
