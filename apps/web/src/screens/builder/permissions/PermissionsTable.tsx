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
import type { PermissionColumn, RightsRow } from '@tideform/sync/rights';
import { useRef } from 'react';
import { computeCell, isOwnerRow, siteGroupIds } from '../../../data/rights/useFormPermissions.ts';
import { type PermissionsMessages, permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

const rowPx = 45;

interface PermissionsTableProps {
  readonly label: string;
  readonly form: FormRow;
  readonly columns: readonly { readonly right: PermissionColumn; readonly title: string }[];
  readonly rows: readonly RightsRow[];
  /** True if nothing can be changed. */
  readonly isReadOnly: boolean;
  readonly onChange: (row: RightsRow, right: PermissionColumn, isGiven: boolean) => void;
  readonly onRemove: (row: RightsRow) => void;
}

/** Table of principals and their permissions. Rows are rendered as they come into view. */
export function PermissionsTable({
  label,
  form,
  columns,
  rows,
  isReadOnly,
  onChange,
  onRemove,
}: PermissionsTableProps) {
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
  const visibleRows = virtual.getVirtualItems();
  const before = visibleRows[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (visibleRows.at(-1)?.end ?? 0);
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
          {visibleRows.map(({ index }) => {
            const row = rows[index]!;
            const { name } = row.holder;
            return (
              <tr key={row.holder.key} aria-rowindex={index + 2}>
                <th scope="row" className={mergeClasses(styles.td, styles.tdName)}>
                  <PrincipalCell row={row} />
                </th>
                {columns.map(({ right, title }) => (
                  <td key={right} className={styles.td}>
                    <PermissionCheckbox
                      {...computeCell(right, row, form)}
                      {...{ title, name, isReadOnly, isOwnerRow: isOwnerRow(row) }}
                      onChange={(isGiven) => onChange(row, right, isGiven)}
                    />
                  </td>
                ))}
                <td className={styles.td}>
                  {!isOwnerRow(row) && !isReadOnly && (
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

function PermissionCheckbox(props: {
  readonly title: string;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly isOwnerRow: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (isGiven: boolean) => void;
}) {
  const { title: right, name, isSelected, isLocked, isOwnerRow, isReadOnly, onChange } = props;
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  if (isLocked && isSelected) {
    const reason = (isOwnerRow ? messages.ownersAlways : messages.comesWith)({ right, name });
    return (
      <span role="img" aria-label={reason} title={reason} className={styles.locked}>
        <Checkmark16Regular />
        <LockClosed16Regular />
      </span>
    );
  }
  return (
    <Checkbox
      checked={isSelected}
      disabled={isReadOnly || isLocked}
      aria-label={messages.cell({ right, name })}
      onChange={(_, { checked }) => onChange(checked === true)}
    />
  );
}

function PrincipalCell({ row }: { readonly row: RightsRow }) {
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  const { holder: principal } = row;
  const { kind, name, email } = principal;
  return (
    <span className={styles.who}>
      <Avatar
        className={styles.avatar}
        size={28}
        aria-hidden="true"
        {...(kind === 'person'
          ? { name, color: 'colorful' as const }
          : { icon: principalIcons[kind], color: 'neutral' as const })}
      />
      <span className={styles.whoWords}>
        <bdi className={styles.whoName} title={name}>
          {name}
        </bdi>
        <span className={mergeClasses(styles.quiet, styles.whoName)}>{email ?? formatNote(row, messages)}</span>
      </span>
    </span>
  );
}

const principalIcons = {
  group: <People20Regular />,
  siteGroup: <PeopleTeam20Regular />,
  everyone: <Globe20Regular />,
  other: <People20Regular />,
};

function formatNote(row: RightsRow, messages: PermissionsMessages): string {
  if (isOwnerRow(row)) return messages.kinds.owners;
  const { kind: principalKind, siteGroupId } = row.holder;
  // Site groups are identified by ID, because their names are in the language of the SharePoint site.
  const groupName = Object.entries(siteGroupIds).find(
    ([, id]) => principalKind === 'siteGroup' && id === siteGroupId,
  )?.[0];
  const kind = groupName ? messages.siteGroups[groupName as keyof typeof siteGroupIds] : messages.kinds[principalKind];
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
