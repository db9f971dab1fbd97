import { useMessages } from '@tideform/i18n/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { SelectBox } from '../../kit/SelectBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { UserView } from '../../user/UserView.tsx';
import { user } from '../../user/user.ts';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { permissionListMessages } from './permission-list.messages.ts';
import {
  getPermissionLevel,
  type PermissionListProps,
  parsePermissions,
  type StoredPermission,
} from './permissionList.ts';

const entryKind = 'person';
const offeredLevels = ['hidden', 'view', 'edit'] as const;

/** Editor for the permissions of specific people, with the same search as a user field. */
export function PermissionListView(view: ViewProps<PermissionListProps, readonly StoredPermission[]>) {
  const { state, onChange, onBlur } = view;
  const styles = useRowStyles();
  const messages = useMessages(permissionListMessages);
  const rowMessages = useRowMessages(entryKind);
  const rows = parsePermissions(state.value);
  const list = useRowListActions<StoredPermission>({ rows, entry: entryKind, firstColumn: 'level', onChange });
  const { edits } = list;
  const disabled = isDisabled(view);
  return (
    <EditableRowList
      view={view}
      entry={entryKind}
      count={rows.length}
      list={list}
      onAdd={() => {
        edits.replace([...edits.rows(), { user: [], permissionLevel: 'view' }]);
        edits.focus(rows.length, 'level');
      }}
      onBlur={onBlur}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
        <div key={index} data-row={index} className={styles.row}>
          <div className={styles.wide}>
            <SelectBox
              data-column="level"
              aria-label={rowMessages.cell(messages.level, index + 1)}
              disabled={disabled}
              value={getPermissionLevel(row)}
              onChange={({ target }) => edits.put(index, { ...row, permissionLevel: target.value })}
            >
              {offeredLevels.map((level) => (
                <option key={level} value={level}>
                  {messages[level]}
                </option>
              ))}
            </SelectBox>
            <RowButtons edits={edits} entry={entryKind} index={index} isFixed disabled={disabled} />
          </div>
          <PermissionPeopleField
            id={`${view.id}-${index}-people`}
            label={messages.peopleOf({ position: index + 1 })}
            stored={row.user}
            readOnly={view.readOnly}
            disabled={state.disabled}
            onChange={(people) => edits.put(index, { ...row, user: people })}
          />
        </div>
      ))}
    </EditableRowList>
  );
}

interface PermissionPeopleFieldProps {
  readonly id: string;
  readonly label: string;
  readonly stored: unknown;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly onChange: (people: unknown) => void;
}

const doNothing = () => undefined;

/** User field for choosing the people of one permission. */
function PermissionPeopleField({ id, label, stored, readOnly, disabled, onChange }: PermissionPeopleFieldProps) {
  const definition = {
    type: user.type,
    key: 'user',
    label,
    multiple: true,
    usersSource: 'organization',
    hideLabel: true,
  };
  const props = user.props.parse(definition);
  return (
    <UserView
      {...{ id, definition, props, readOnly, onChange }}
      state={{ value: user.normalize(stored, props), visible: true, disabled, required: false, issues: [] }}
      onBlur={doNothing}
      onAction={doNothing}
      slot={doNothing}
    />
  );
}
