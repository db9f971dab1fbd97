import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useState } from 'react';
import { getErrorsId } from '../kit/control-attributes.ts';
import { ErrorMessageList } from '../kit/ErrorList.tsx';
import { NestedForm } from '../kit/nested/NestedForm.tsx';
import { RowContextProvider } from '../kit/RowContext.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import { datamapMessages } from './datamap.messages.ts';
import { getEntryValue, isReservedName } from './datamap.ts';

interface EntryRowProps {
  readonly id: string;
  readonly keyLabel: string;
  readonly valueLabel: string;
  readonly number: number;
  readonly name: string;
  /** Names of all other entries. */
  readonly others: readonly string[];
  readonly form: FormDefinition;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isOff: boolean;
  readonly isChecked: boolean;
  readonly isKeyFirst: boolean;
  readonly styles: ReturnType<typeof useDatamapStyles>;
  readonly onName: (name: string) => void;
  readonly onValue: (value: unknown) => void;
  /** Removes the entry; absent: entries can't be removed. */
  readonly onRemove: (() => void) | undefined;
}

/**
 * One entry with inputs for its name and value.
 * NOTE: the name is applied on blur, because a partly typed name may equal another entry's name.
 */
export function EntryRow({ id, number, name, styles, ...entry }: EntryRowProps) {
  const messages = useMessages(datamapMessages);
  const [typed, setTyped] = useState<string>();
  const shownName = typed ?? name;
  const problem = findNameProblem(shownName, entry.others);
  const isMissing = entry.isChecked && shownName === '';
  const applyName = () => {
    if (typed === undefined || problem) return;
    setTyped(undefined);
    if (typed !== name) entry.onName(typed);
  };
  const key = (
    <div className={styles.part} data-head={entry.keyLabel}>
      <TextBox
        id={id}
        type="text"
        aria-label={messages.ofEntry({ name: entry.keyLabel, number })}
        aria-invalid={problem !== undefined || isMissing || undefined}
        aria-describedby={problem ? getErrorsId(id) : undefined}
        placeholder={entry.keyLabel}
        disabled={entry.isOff}
        value={shownName}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={applyName}
      />
      {problem && <ErrorMessageList id={getErrorsId(id)} sentences={[messages[problem]]} />}
    </div>
  );
  const suffix = messages.ofEntry({ name: '', number });
  const inEntry = useMemo(() => ({ suffix, nestedSuffix: suffix, hasColumnHead: false }), [suffix]);
  const value = (
    <div className={styles.part} data-head={entry.valueLabel}>
      <RowContextProvider value={inEntry}>
        <NestedForm
          form={entry.form}
          data={entry.data}
          idPrefix={`${id}-value-`}
          readOnly={entry.isOff}
          showsErrors={entry.isChecked}
          onData={(data) => entry.onValue(getEntryValue(data, entry.form.components))}
        />
      </RowContextProvider>
    </div>
  );
  return (
    <EntryRowFrame
      {...{ styles, number }}
      parts={entry.isKeyFirst ? [key, value] : [value, key]}
      onRemove={entry.onRemove}
      isOff={entry.isOff}
    />
  );
}

interface EntryRowFrameProps {
  readonly parts: readonly [ReactNode, ReactNode];
  readonly styles: ReturnType<typeof useDatamapStyles>;
  readonly number: number;
  readonly isOff: boolean;
  readonly onRemove: (() => void) | undefined;
}

export function EntryRowFrame({ parts, styles, number, isOff, onRemove }: EntryRowFrameProps) {
  const messages = useMessages(datamapMessages);
  return (
    <div className={mergeClasses(styles.row, onRemove && styles.removable)}>
      {parts[0]}
      {parts[1]}
      {onRemove && (
        <Button
          appearance="subtle"
          className={styles.remove}
          icon={<Delete20Regular />}
          aria-label={messages.remove({ number })}
          disabled={isOff}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function findNameProblem(name: string, others: readonly string[]): 'taken' | 'reserved' | undefined {
  if (others.includes(name) && name !== '') return 'taken';
  return isReservedName(name) ? 'reserved' : undefined;
}

const NARROW_QUERY = '@container tideform-datamap (max-width: 480px)';

export const useDatamapStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-datamap', textAlign: 'start' },
  list: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalS },
  row: {
    display: 'grid',
    width: '100%',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    [NARROW_QUERY]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      boxSizing: 'border-box',
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
      borderRadius: tokens.borderRadiusLarge,
      padding: tokens.spacingHorizontalM,
    },
  },
  removable: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    [NARROW_QUERY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  part: {
    minWidth: 0,
    [NARROW_QUERY]: {
      gridColumnStart: 1,
      '::before': {
        ...typographyStyles.caption1Strong,
        content: 'attr(data-head)',
        display: 'block',
        color: tokens.colorNeutralForeground2,
      },
    },
  },
  /**
   * Aligns the name input with the value component on the builder's canvas, which has a label above and a border below.
   */
  blankKey: { alignSelf: 'end', marginBlockEnd: '6px' },
  head: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground2,
    [NARROW_QUERY]: { display: 'none' },
  },
  /** Empty header cell, as wide as the remove buttons below it. */
  noHead: { width: '32px' },
  remove: {
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    [NARROW_QUERY]: { gridColumnStart: 2, gridRowStart: 1 },
  },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});
