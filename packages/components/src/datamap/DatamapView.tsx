import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { type FormDefinition, isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { kitMessages } from '../kit/messages/kit.messages.ts';
import { useNestedForms } from '../kit/nested/NestedForms.tsx';
import { useFocusAfterRender } from '../kit/nested/useFocusAfterRender.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { datamapMessages } from './datamap.messages.ts';
import { type DatamapProps, type DatamapValue, deleteEntry, getEntryData, setEntry } from './datamap.ts';
import { EntryRow, EntryRowFrame, useDatamapStyles } from './EntryRow.tsx';

type DatamapViewProps = ViewProps<DatamapProps, DatamapValue, ReactNode>;

/** Editable list of entries, each with a name and a value. */
export function DatamapView(view: DatamapViewProps) {
  const messages = useMessages(datamapMessages);
  const styles = useDatamapStyles();
  const { props, onBlur } = view;
  const [component] = props.valueComponent;
  const keyLabel = props.keyLabel || messages.key;
  const isAnswered = useNestedForms() !== undefined;
  const valueLabel = (component && getFieldLabel(component)) || messages.value;
  const names = [keyLabel, valueLabel];
  const isRemovable = isAnswered && !areEntriesFixed(view);
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={mergeClasses(styles.room)} onLeave={onBlur}>
        <div className={styles.list}>
          <div aria-hidden className={mergeClasses(styles.row, isRemovable && styles.removable, styles.head)}>
            {(props.keyBeforeValue ? names : names.toReversed()).map((name) => (
              <span key={name}>{name}</span>
            ))}
            {isRemovable && <span className={styles.noHead} />}
          </div>
          {isAnswered ? (
            <EntryList {...{ view, keyLabel, valueLabel, styles }} />
          ) : (
            <CanvasEntry {...{ view, keyLabel, valueLabel, styles }} />
          )}
        </div>
      </ControlGroup>
    </FieldFrame>
  );
}

/** Returns whether entries can't be added or removed because the author configured it or the form is read-only. */
const areEntriesFixed = ({ props, readOnly }: DatamapViewProps): boolean => props.disableAddingRemovingRows || readOnly;

interface EntryListProps {
  readonly view: DatamapViewProps;
  readonly keyLabel: string;
  readonly valueLabel: string;
  readonly styles: ReturnType<typeof useDatamapStyles>;
}

/** Entry shown on the builder's canvas, with a slot for the component that edits values. */
function CanvasEntry({ view: { props, slot }, keyLabel, styles }: EntryListProps) {
  const key = (
    <div className={styles.blankKey}>
      <TextBox type="text" disabled aria-label={keyLabel} />
    </div>
  );
  const parts = props.keyBeforeValue ? ([key, slot(0)] as const) : ([slot(0), key] as const);
  return <EntryRowFrame {...{ parts, styles }} number={1} isOff onRemove={undefined} />;
}

function EntryList({ view, keyLabel, valueLabel, styles }: EntryListProps) {
  const { id, props, state, onChange } = view;
  const messages = useMessages(datamapMessages);
  const { addAnother } = useMessages(kitMessages);
  const entries = useDatamapEntries(state.value);
  const value = isRecord(state.value) ? state.value : {};
  // Value after all changes so far, including changes of other entries that aren't rendered yet.
  const latest = useRef(value);
  latest.current = value;
  const change = (next: DatamapValue) => {
    latest.current = next;
    onChange(next);
  };
  const focus = useFocusAfterRender();
  const form = useMemo<FormDefinition>(
    () => ({ components: props.valueComponent.map((one) => ({ ...one, hideLabel: true })) }),
    [props.valueComponent],
  );
  const isOff = isDisabled(view);
  const rename = (entry: DatamapEntry, name: string) => {
    const next = setEntry(latest.current, entry.name, { name, value: latest.current[entry.name] });
    entry.name = name;
    change(next);
  };
  const remove = (entry: DatamapEntry) => {
    focus(entries.length === 1 ? id : `${id}-add`);
    change(deleteEntry(latest.current, entry.name));
  };
  if (state.value !== undefined && !isRecord(state.value)) return <p className={styles.note}>{messages.unreadable}</p>;
  return (
    <>
      {entries.length === 0 && <p className={styles.note}>{messages.none}</p>}
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.id}
          {...{ keyLabel, valueLabel, styles, form, isOff }}
          id={index === 0 ? id : entry.name === '' ? `${id}-new` : `${id}-${entry.id}`}
          number={index + 1}
          name={entry.name}
          others={entries.filter((other) => other !== entry).map(({ name }) => name)}
          data={getEntryData(value, entry.name, props.valueComponent)}
          isChecked={state.issues.length > 0}
          isKeyFirst={props.keyBeforeValue}
          onName={(name) => rename(entry, name)}
          onValue={(next) => change(setEntry(latest.current, entry.name, { name: entry.name, value: next }))}
          onRemove={areEntriesFixed(view) ? undefined : () => remove(entry)}
        />
      ))}
      {!areEntriesFixed(view) && (
        <Button
          id={entries.length === 0 ? id : `${id}-add`}
          icon={<Add20Regular />}
          disabled={isOff}
          // Only one entry without a name may exist: it must be named before another entry is added.
          disabledFocusable={!isOff && entries.some(({ name }) => name === '')}
          onClick={() => {
            focus(entries.length === 0 ? id : `${id}-new`);
            change(setEntry(latest.current, '', { name: '', value: undefined }));
          }}
        >
          <bdi>{props.addAnother || addAnother}</bdi>
        </Button>
      )}
    </>
  );
}

/** Entry with an ID that stays the same when the entry is renamed. */
interface DatamapEntry {
  readonly id: string;
  name: string;
}

/** Returns the entries in the order in which they were added, because JavaScript objects list numeric keys first. */
function useDatamapEntries(value: DatamapValue | undefined): readonly DatamapEntry[] {
  const known = useRef<{ readonly list: DatamapEntry[]; last: number }>({ list: [], last: 0 });
  const names = isRecord(value) ? Object.keys(value) : [];
  const { list } = known.current;
  const remaining = list.filter(({ name }) => names.includes(name));
  const fresh = names.filter((name) => !remaining.some((entry) => entry.name === name));
  if (remaining.length < list.length || fresh.length > 0) {
    const added = fresh.map((name) => {
      known.current.last += 1;
      return { id: `e${known.current.last}`, name };
    });
    list.splice(0, list.length, ...remaining, ...added);
  }
  return [...list];
}
