import { Badge, mergeClasses } from '@fluentui/react-components';
import { Add20Regular, ArrowMove20Regular, Edit20Regular, Subtract20Regular } from '@fluentui/react-icons';
import { localizedPalette } from '@tideform/components/palette';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComparedComponent } from '@tideform/engine';
import { createLocalized, type Localized } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { ComparedVersion, VersionsComparison } from '../../../dialogs/comparing/compare-versions.ts';
import { formatSettings } from '../../../dialogs/comparing/format-settings.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { getComponentName } from '../../../ui/formatting/component-name.ts';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';
import { type ComparedField, type ComparedRow, createSections } from './comparison-sections.ts';

interface FieldComparisonProps {
  readonly older: ComparedVersion;
  readonly newer: ComparedVersion;
  readonly compared: VersionsComparison;
  readonly showsUnchanged: boolean;
}

/** Fields of two versions of a form in two columns, in the order of the later version. */
export function FieldComparison({ older, newer, compared, showsUnchanged }: FieldComparisonProps) {
  const messages = useMessages(versionsMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useComparisonStyles();
  const sections = useMemo(
    () => createSections({ older, newer, compared, showsUnchanged }, messages, localizedKinds),
    [older, newer, compared, showsUnchanged, messages, localizedKinds],
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
            <ComparedFieldRow key={row.id} row={row} older={older.name} newer={newer.name} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ComparedFieldRow({
  row,
  older,
  newer,
}: {
  readonly row: ComparedRow;
  readonly older: string;
  readonly newer: string;
}) {
  const styles = useComparisonStyles();
  const lines = useSettingLines(row.component);
  const { before, after } = row;
  return (
    <tr>
      <td className={styles.cell}>
        {before ? (
          <ComparedFieldCell row={row} field={before} lines={lines.before} isOld={after !== undefined} />
        ) : (
          <MissingField name={older} />
        )}
      </td>
      <td className={styles.cell}>
        {after ? <ComparedFieldCell row={row} field={after} lines={lines.after} /> : <MissingField name={newer} />}
      </td>
    </tr>
  );
}

function MissingField({ name }: { readonly name: string }) {
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  return <div className={styles.nowhere} role="img" aria-label={messages.notHere({ place: name })} />;
}

const changeIcons = {
  added: Add20Regular,
  removed: Subtract20Regular,
  changed: Edit20Regular,
  moved: ArrowMove20Regular,
};
const changeColors = { added: 'success', removed: 'danger', changed: 'warning', moved: 'warning' } as const;

/** Returns `moved` if a component was only moved, and otherwise the kind of its change. */
function getChangeKind({ kind, hasMoved, component }: ComparedRow): keyof typeof changeIcons | undefined {
  if (kind === 'same') return undefined;
  return hasMoved && component?.settings.length === 0 ? 'moved' : kind;
}

/** Field of a comparison. `isOld` omits the badge, which is shown on the other side. */
function ComparedFieldCell(props: {
  readonly row: ComparedRow;
  readonly field: ComparedField;
  readonly lines: readonly string[];
  readonly isOld?: boolean;
}) {
  const { row, field, lines, isOld } = props;
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const changeKind = isOld ? undefined : getChangeKind(row);
  const ChangeIcon = changeKind && changeIcons[changeKind];
  return (
    <div className={mergeClasses(styles.field, changeKind && styles[changeKind])}>
      <span className={styles.sign} aria-hidden>
        {ChangeIcon && <ChangeIcon />}
      </span>
      <span className={styles.name}>
        <bdi>{field.name}</bdi>
        {field.kind && <span className={styles.kind}>{field.kind}</span>}
      </span>
      {changeKind && (
        <Badge className={styles.mark} appearance="outline" color={changeColors[changeKind]}>
          {messages[changeKind]}
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

interface SettingLines {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const noSettingLines: SettingLines = { before: [], after: [] };
const noSettingsForm: Localized<undefined> = createLocalized({}, () => undefined);

/**
 * Describes the changes of a component in lines: the value of each changed setting before and after; for a new or
 * removed component, its container.
 */
function useSettingLines(component: ComparedComponent | undefined): SettingLines {
  const messages = useMessages(versionsMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  const type = (component?.after ?? component?.before)?.type ?? '';
  const settingsForm = useLocalized(Object.hasOwn(settings, type) ? settings[type as ComponentType] : noSettingsForm);
  return useMemo(() => {
    if (!component) return noSettingLines;
    const { kind, ancestors: containers, hasMoved } = component;
    const innermost = containers.length > 1 ? containers.at(-1) : undefined;
    const containerLines = innermost ? [messages.within({ place: getComponentName(innermost, localizedKinds) })] : [];
    if (kind === 'added') return { before: [], after: containerLines };
    if (kind === 'removed') return { before: containerLines, after: [] };
    const formattedSettings = formatSettings(component.settings, {
      settingsForm,
      messages,
      palette: localizedKinds,
      locale,
    });
    return {
      before: mergeEqualLines(formattedSettings.map(({ before }) => before)),
      after: mergeEqualLines([...formattedSettings.map(({ after }) => after), ...(hasMoved ? containerLines : [])]),
    };
  }, [component, messages, localizedKinds, locale, settingsForm]);
}

/** Merges equal lines: two settings may have the same name and value. */
const mergeEqualLines = (lines: readonly string[]): readonly string[] => [...new Set(lines)];
