import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import type { FormRights, PermissionColumn, RightsRow } from '@tideform/sync/rights';
import { useId, useState } from 'react';
import {
  computeLevels,
  type FormPermissionsState,
  getFormColumns,
  getLevelsWithoutForm,
  isEditingEnabled,
  isInBuilderTable,
  isInFormTable,
} from '../../../data/rights/useFormPermissions.ts';
import { AddPrincipal } from './AddPrincipal.tsx';
import { PermissionsTable } from './PermissionsTable.tsx';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

type PermissionTableId = 'form' | 'builder';

/**
 * Tables of form permissions and builder permissions. A row whose last permission was removed stays until the dialog
 * closes, so that the permission can be restored.
 */
export function PermissionsTables(props: {
  readonly form: FormRow;
  readonly permissions: FormRights;
  readonly permissionsState: FormPermissionsState;
  readonly isOwner: boolean;
}) {
  const { form, permissions, permissionsState, isOwner } = props;
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  const headingId = useId();
  const [keptRows, setKeptRows] = useState<ReadonlyMap<string, RightsRow>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const getTitle = (right: PermissionColumn) =>
    right === 'create' && isEditingEnabled(form) ? messages.rights.createAndEdit : messages.rights[right];
  const setRowKept = (table: PermissionTableId, row: RightsRow, isKept: boolean) => {
    const key = `${table} ${row.holder.key}`;
    setKeptRows((known) => new Map([...known].filter(([one]) => one !== key).concat(isKept ? [[key, row]] : [])));
  };
  const getRows = (table: PermissionTableId): readonly RightsRow[] => {
    const isInTable = (row: RightsRow) => (table === 'form' ? isInFormTable(row, form) : isInBuilderTable(row));
    const shown = permissions.rows.filter((row) => isInTable(row) || keptRows.has(`${table} ${row.holder.key}`));
    const listedKeys = new Set(permissions.rows.map(({ holder }) => holder.key));
    const removedRows = [...keptRows].filter(
      ([key, { holder }]) => key.startsWith(`${table} `) && !listedKeys.has(holder.key),
    );
    return [
      ...shown,
      ...removedRows.map(([, { holder }]) => ({ holder, config: noPermission, responses: noPermission })),
    ];
  };
  const renderTable = (table: PermissionTableId, columns: readonly PermissionColumn[]) => {
    const title = table === 'form' ? messages.form : messages.builder;
    const rows = getRows(table);
    return (
      <section className={styles.section} aria-labelledby={`${headingId}-${table}`}>
        <div className={styles.sectionHead}>
          <h3 id={`${headingId}-${table}`} className={styles.heading} tabIndex={-1}>
            {title}
          </h3>
          {isOwner && (
            <AddPrincipal
              teamId={form.teamId}
              label={table === 'form' ? messages.addToForm : messages.addToBuilder}
              rows={rows}
              onAdd={(who) => permissionsState.add(table, who)}
            />
          )}
        </div>
        <PermissionsTable
          label={title}
          form={form}
          columns={columns.map((right) => ({ right, title: getTitle(right) }))}
          rows={rows}
          isReadOnly={!isOwner}
          onChange={(row, right, isGiven) => {
            setRowKept(table, row, true);
            permissionsState.change(row, computeLevels(right, isGiven, row, form));
          }}
          onRemove={(row) => {
            setRowKept(table, row, false);
            permissionsState.change(
              row,
              table === 'form' ? getLevelsWithoutForm(row) : computeLevels('build', false, row, form),
            );
            setAnnouncement(messages.removed({ name: row.holder.name, table: title }));
            document.getElementById(`${headingId}-${table}`)?.focus();
          }}
        />
      </section>
    );
  };
  return (
    <>
      {permissions.responsesFolder !== 'gone' && renderTable('form', getFormColumns(form))}
      {renderTable('builder', ['build'])}
      <div role="status" className={styles.told}>
        {announcement}
      </div>
    </>
  );
}

const noPermission = { level: 'none', isInherited: false } as const;
