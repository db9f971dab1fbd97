import { isDisabled } from '../control-attributes.ts';
import type { ViewProps } from '../view-props.ts';
import type { RowsProps, RowsValue } from './rows-spec.ts';

/** Returns whether the user may add and delete rows, in general and with the current number of rows. */
export function getRowPermissions<Slot>(view: ViewProps<RowsProps, RowsValue, Slot>) {
  const { props, state, rows: edit } = view;
  const count = state.rows?.length ?? 0;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = props.validate;
  const isOff = isDisabled(view) || !edit || state.value !== undefined;
  const addAndRemove = !isOff && !props.disableAddingRemovingRows;
  return {
    /** Whether nothing may be changed, not even the order of the rows. */
    isOff,
    addAndRemove,
    add: addAndRemove && (maxLength <= 0 || count < maxLength),
    remove: addAndRemove && count > minLength,
  };
}
