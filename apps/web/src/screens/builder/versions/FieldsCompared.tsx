import { Badge, mergeClasses } from '@fluentui/react-components';
import { Add20Regular, ArrowMove20Regular, Edit20Regular, Subtract20Regular } from '@fluentui/react-icons';
import { kinds } from '@tideform/components/palette';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { Side, SidesCompared } from '../../../dialogs/comparing/compare-sides.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';
import { type ComparedField, type ComparedRow, comparedSections } from './compared-rows.ts';
import { useSettingLines } from './useSettingLines.ts';

interface FieldsComparedProps {
  readonly older: Side;
  readonly newer: Side;
  readonly compared: SidesCompared;
  readonly isWhole: boolean;
}

/** The fields of two of a form in two columns, in the order of the later one. */
export function FieldsCompared({ older, newer, compared, isWhole }: FieldsComparedProps) {
  const messages = useMessages(versionsMessages);
  const said = useSpoken(kinds);
  const styles = useComparisonStyles();
  const sections = useMemo(
    () => comparedSections({ older, newer, compared, isWhole }, messages, said),
    [older, newer, compared, isWhole, messages, said],
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[older, newer].map(({ name }) => (
            <th key={name} scope="col" className={styles.side}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section.id}>
          {section.title !== undefined && (
            <tr>
              <th colSpan={2} scope="rowgroup" className={styles.section} dir="auto">
                {section.title}
              </th>
            </tr>
          )}
          {section.rows.map((row) => (
            <Row key={row.id} row={row} older={older.name} newer={newer.name} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, older, newer }: { readonly row: ComparedRow; readonly older: string; readonly newer: string }) {
  const styles = useComparisonStyles();
  const lines = useSettingLines(row.component);
  const { before, after } = row;
  return (
    <tr>
      <td className={styles.cell}>
        {before ? (
          <Field row={row} field={before} lines={lines.before} isOld={after !== undefined} />
        ) : (
          <Nowhere name={older} />
        )}
      </td>
      <td className={styles.cell}>
        {after ? <Field row={row} field={after} lines={lines.after} /> : <Nowhere name={newer} />}
      </td>
    </tr>
  );
}

function Nowhere({ name }: { readonly name: string }) {
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  return <div className={styles.nowhere} role="img" aria-label={messages.notHere({ place: name })} />;
}

const signs = { added: Add20Regular, removed: Subtract20Regular, changed: Edit20Regular, moved: ArrowMove20Regular };
const colors = { added: 'success', removed: 'danger', changed: 'warning', moved: 'warning' } as const;

/** It was moved, and nothing else, or something was set otherwise, too. */
function whatBecame({ kind, hasMoved, component }: ComparedRow): keyof typeof signs | undefined {
  if (kind === 'same') return undefined;
  return hasMoved && component?.settings.length === 0 ? 'moved' : kind;
}

/** `isOld`: what became of it is said at its other side. */
function Field(props: {
  readonly row: ComparedRow;
  readonly field: ComparedField;
  readonly lines: readonly string[];
  readonly isOld?: boolean;
}) {
  const { row, field, lines, isOld } = props;
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const told = isOld ? undefined : whatBecame(row);
  const Sign = told && signs[told];
  return (
    <div className={mergeClasses(styles.field, told && styles[told])}>
      <span className={styles.sign} aria-hidden>
        {Sign && <Sign />}
      </span>
      <span className={styles.name}>
        <bdi>{field.name}</bdi>
        {field.kind && <span className={styles.kind}>{field.kind}</span>}
      </span>
      {told && (
        <Badge className={styles.mark} appearance="outline" color={colors[told]}>
          {messages[told]}
        </Badge>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line} dir="auto">
              {isOld ? <s className={styles.was}>{line}</s> : <span className={styles.is}>{line}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
