import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { type FormDefinition, isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { useNestedForms } from '../kit/nested/NestedForms.tsx';
import { useFocusAfterRender } from '../kit/nested/useFocusAfterRender.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { TreeNode } from './TreeNode.tsx';
import { treeMessages } from './tree.messages.ts';
import { isTreeNode, type TreeProps, type TreeValue } from './tree.ts';
import { useTreeStyles } from './useTreeStyles.tsx';

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
