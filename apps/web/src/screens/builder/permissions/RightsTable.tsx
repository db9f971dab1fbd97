import { Avatar, Button, Checkbox, mergeClasses } from '@fluentui/react-components';
import {
  Checkmark16Regular,
  Delete20Regular,
  Globe20Regular,
  LockClosed16Regular,
  People20Regular,
  PeopleTeam20Regular,
} from '@fluentui/react-icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import type { Right, RightsRow } from '@tideform/sync/rights';
import { useRef } from 'react';
import { cellOf, isFixed, siteGroupIds } from '../../../data/rights/right-columns.ts';
import { type PermissionsMessages, permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

const rowPx = 45;

interface RightsTableProps {
  readonly label: string;
  readonly form: FormRow;
  readonly columns: readonly { readonly right: Right; readonly title: string }[];
  readonly rows: readonly RightsRow[];
  /** Nothing can be changed. */
  readonly isReadOnly: boolean;
  readonly onChange: (row: RightsRow, right: Right, isGiven: boolean) => void;
  readonly onRemove: (row: RightsRow) => void;
}

/** Who may what: a row for each, drawn as it comes into view. */
export function RightsTable({ label, form, columns, rows, isReadOnly, onChange, onRemove }: RightsTableProps) {
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  const area = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx,
    getItemKey: (at) => rows[at]!.holder.key,
    initialRect: { width: 800, height: 362 },
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={area} className={styles.area}>
      <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={mergeClasses(styles.th, styles.thName)}>
              {messages.name}
            </th>
            {columns.map(({ right, title }) => (
              <th key={right} scope="col" className={styles.th}>
                {title}
              </th>
            ))}
            <td className={mergeClasses(styles.th, styles.thRemove)} />
          </tr>
        </thead>
        <tbody>
          <Spacer heightPx={before} columnCount={columns.length + 2} />
          {shown.map(({ index }) => {
            const row = rows[index]!;
            const { name } = row.holder;
            return (
              <tr key={row.holder.key} aria-rowindex={index + 2}>
                <th scope="row" className={mergeClasses(styles.td, styles.tdName)}>
                  <Who row={row} />
                </th>
                {columns.map(({ right, title }) => (
                  <td key={right} className={styles.td}>
                    <Tick
                      {...cellOf(right, row, form)}
                      {...{ title, name, isReadOnly, isOwners: isFixed(row) }}
                      onChange={(isGiven) => onChange(row, right, isGiven)}
                    />
                  </td>
                ))}
                <td className={styles.td}>
                  {!isFixed(row) && !isReadOnly && (
                    <Button
                      appearance="subtle"
                      icon={<Delete20Regular />}
                      aria-label={messages.remove({ name })}
                      title={messages.remove({ name })}
                      onClick={() => onRemove(row)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
          <Spacer heightPx={after} columnCount={columns.length + 2} />
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.none}>{messages.nobody}</p>}
    </div>
  );
}

function Tick(props: {
  readonly title: string;
  readonly name: string;
  readonly isTicked: boolean;
  readonly isLocked: boolean;
  readonly isOwners: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isGiven: boolean) => void;
}) {
  const { title: right, name, isTicked, isLocked, isOwners, isReadOnly, onChange } = props;
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  if (isLocked && isTicked) {
    const why = (isOwners ? messages.ownersAlways : messages.comesWith)({ right, name });
    return (
      <span role="img" aria-label={why} title={why} className={styles.locked}>
        <Checkmark16Regular />
        <LockClosed16Regular />
      </span>
    );
  }
  return (
    <Checkbox
      checked={isTicked}
      disabled={isReadOnly || isLocked}
      aria-label={messages.cell({ right, name })}
      onChange={(_, { checked }) => onChange(checked === true)}
    />
  );
}

function Who({ row }: { readonly row: RightsRow }) {
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  const { holder } = row;
  const { kind, name, email } = holder;
  return (
    <span className={styles.who}>
      <Avatar
        className={styles.avatar}
        size={28}
        aria-hidden="true"
        {...(kind === 'person'
          ? { name, color: 'colorful' as const }
          : { icon: icons[kind], color: 'neutral' as const })}
      />
      <span className={styles.whoWords}>
        <bdi className={styles.whoName} title={name}>
          {name}
        </bdi>
        <span className={mergeClasses(styles.quiet, styles.whoName)}>{email ?? note(row, messages)}</span>
      </span>
    </span>
  );
}

const icons = {
  group: <People20Regular />,
  siteGroup: <PeopleTeam20Regular />,
  everyone: <Globe20Regular />,
  other: <People20Regular />,
};

function note(row: RightsRow, messages: PermissionsMessages): string {
  if (isFixed(row)) return messages.kinds.owners;
  const { kind: holds, siteGroupId } = row.holder;
  // By number: names of these groups are in the language of the site.
  const named = Object.entries(siteGroupIds).find(([, id]) => holds === 'siteGroup' && id === siteGroupId)?.[0];
  const kind = named ? messages.siteGroups[named as keyof typeof siteGroupIds] : messages.kinds[holds];
  return row.config.isInherited || row.responses.isInherited ? messages.inherited({ kind }) : kind;
}

function Spacer({ heightPx, columnCount }: { readonly heightPx: number; readonly columnCount: number }) {
  const styles = usePermissionsStyles();
  return heightPx > 0 ? (
    <tr>
      <td colSpan={columnCount} height={heightPx} className={styles.spacer} />
    </tr>
  ) : null;
}
