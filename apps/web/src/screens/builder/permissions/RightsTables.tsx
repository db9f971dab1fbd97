import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import type { FormRights, Right, RightsRow } from '@tideform/sync/rights';
import { useId, useState } from 'react';
import {
  afterChange,
  formRights,
  isEditingOn,
  isOfBuilder,
  isOfForm,
  withoutForm,
} from '../../../data/rights/right-columns.ts';
import type { FormRightsNow } from '../../../data/rights/useFormRights.ts';
import { AddHolder } from './AddHolder.tsx';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';
import { RightsTable } from './RightsTable.tsx';

type Table = 'form' | 'builder';

/** Form Permissions and Builder Permissions. Whose last tick was taken here stays in sight, to be given back. */
export function RightsTables(props: {
  readonly form: FormRow;
  readonly rights: FormRights;
  readonly now: FormRightsNow;
  readonly isOwner: boolean;
}) {
  const { form, rights, now, isOwner } = props;
  const messages = useMessages(permissionsMessages);
  const styles = usePermissionsStyles();
  const headingId = useId();
  const [stays, setStays] = useState<ReadonlyMap<string, RightsRow>>(new Map());
  const [told, setTold] = useState('');
  const titleOf = (right: Right) =>
    right === 'create' && isEditingOn(form) ? messages.rights.createAndEdit : messages.rights[right];
  const keep = (table: Table, row: RightsRow, isKept: boolean) => {
    const key = `${table} ${row.holder.key}`;
    setStays((known) => new Map([...known].filter(([one]) => one !== key).concat(isKept ? [[key, row]] : [])));
  };
  const rowsOf = (table: Table): readonly RightsRow[] => {
    const isIn = (row: RightsRow) => (table === 'form' ? isOfForm(row, form) : isOfBuilder(row));
    const shown = rights.rows.filter((row) => isIn(row) || stays.has(`${table} ${row.holder.key}`));
    const here = new Set(rights.rows.map(({ holder }) => holder.key));
    const gone = [...stays].filter(([key, { holder }]) => key.startsWith(`${table} `) && !here.has(holder.key));
    return [...shown, ...gone.map(([, { holder }]) => ({ holder, config: none, responses: none }))];
  };
  const draw = (table: Table, columns: readonly Right[]) => {
    const title = table === 'form' ? messages.form : messages.builder;
    const rows = rowsOf(table);
    return (
      <section className={styles.section} aria-labelledby={`${headingId}-${table}`}>
        <div className={styles.sectionHead}>
          <h3 id={`${headingId}-${table}`} className={styles.heading} tabIndex={-1}>
            {title}
          </h3>
          {isOwner && (
            <AddHolder
              teamId={form.teamId}
              label={table === 'form' ? messages.addToForm : messages.addToBuilder}
              rows={rows}
              onAdd={(who) => now.add(table, who)}
            />
          )}
        </div>
        <RightsTable
          label={title}
          form={form}
          columns={columns.map((right) => ({ right, title: titleOf(right) }))}
          rows={rows}
          isReadOnly={!isOwner}
          onChange={(row, right, isGiven) => {
            keep(table, row, true);
            now.change(row, afterChange(right, isGiven, row, form));
          }}
          onRemove={(row) => {
            keep(table, row, false);
            now.change(row, table === 'form' ? withoutForm(row) : afterChange('build', false, row, form));
            setTold(messages.removed({ name: row.holder.name, table: title }));
            document.getElementById(`${headingId}-${table}`)?.focus();
          }}
        />
      </section>
    );
  };
  return (
    <>
      {rights.responsesFolder !== 'gone' && draw('form', formRights(form))}
      {draw('builder', ['build'])}
      <div role="status" className={styles.told}>
        {told}
      </div>
    </>
  );
}

const none = { level: 'none', isInherited: false } as const;
