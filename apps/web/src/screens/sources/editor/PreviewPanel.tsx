import {
  Body1Strong,
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Spinner,
} from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useSourceLocations } from '../../../data/sources/useSourceLocations.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';
import { useEditorStyles } from './editor.styles.ts';
import { type ChoosableType, type ConfigDraft, getCompleteConfig } from './source-draft.ts';

const ROW_LIMIT = 8;

/** Preview of the first rows for the current settings. */
export function PreviewPanel(props: {
  readonly teamId: string;
  readonly type: ChoosableType;
  readonly config: ConfigDraft;
}) {
  const { rows: messages, comes } = useMessages(editorMessages);
  const failures = useMessages(failureMessages);
  const styles = useEditorStyles();
  const places = useSourceLocations(props.teamId);
  const config = getCompleteConfig(props.type, props.config);
  const key = config && JSON.stringify([props.type, config]);
  const { value, cause, retry } = useLoaded(key, () =>
    places.loadPreviewRows({ type: props.type, config: config ?? {} }, ROW_LIMIT),
  );
  if (!config) return <p className={styles.quiet}>{messages.later}</p>;
  const columns = value && getColumns(value);
  return (
    <>
      <div className={styles.head}>
        <Body1Strong className={styles.grow}>
          {value ? messages.first({ rows: value.length }) : messages.title}
        </Body1Strong>
        <Hint content={messages.again} relationship="label">
          <Button appearance="subtle" icon={<ArrowClockwise20Regular />} onClick={retry} />
        </Hint>
      </div>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {!value && cause === undefined && <Spinner size="small" label={comes} />}
      {value?.length === 0 && <p className={styles.quiet}>{messages.none}</p>}
      {value && columns && columns.length > 0 && (
        <>
          <FirstRows rows={value} columns={columns} label={messages.title} />
          <Body1Strong as="h3" className={styles.columns}>
            {messages.columns}
          </Body1Strong>
          <Caption1 className={styles.quiet}>
            {messages.columnsHint({ columns: columns.map(({ name }) => name).join(', ') })}
          </Caption1>
        </>
      )}
    </>
  );
}

function FirstRows(props: {
  readonly rows: readonly unknown[];
  readonly columns: readonly PreviewColumn[];
  readonly label: string;
}) {
  const { valueTypes } = useMessages(editorMessages);
  const styles = useEditorStyles();
  const { rows, columns, label } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" className={mergeClasses(styles.th, type === 'amount' && styles.end)}>
                <bdi>{name}</bdi>
                <Caption1 className={styles.valueType} align={type === 'amount' ? 'end' : 'start'}>
                  {valueTypes[type]}
                </Caption1>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no IDs, and never move.
            <tr key={at}>
              {columns.map(({ name, type }) => (
                <td key={name} className={mergeClasses(styles.td, type === 'amount' && styles.end)} dir="auto">
                  {formatCell((row as Readonly<Record<string, unknown>>)[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ValueType = 'words' | 'amount' | 'date' | 'yesNo' | 'several' | 'empty';

interface PreviewColumn {
  readonly name: string;
  readonly type: ValueType;
}

const datePattern = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Returns the columns of rows in their order of appearance, with the type of their values. */
function getColumns(rows: readonly unknown[]): readonly PreviewColumn[] {
  const values = new Map<string, unknown[]>();
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, value] of Object.entries(row)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, all]) => ({ name, type: getCommonType(all) }));
}

function getCommonType(values: readonly unknown[]): ValueType {
  const types = new Set(values.map(getValueType).filter((type) => type !== 'empty'));
  const [type = 'empty'] = types;
  return types.size > 1 ? 'words' : type;
}

function getValueType(value: unknown): ValueType {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'object') return 'several';
  if (typeof value === 'boolean') return 'yesNo';
  if (typeof value === 'number') return 'amount';
  const text = String(value).trim();
  if (datePattern.test(text)) return 'date';
  // Numbers with leading zeros are codes: 007 isn't 7.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? 'amount' : 'words';
}

/** Formats a value as cell text. */
function formatCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
