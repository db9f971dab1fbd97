import { isDisabled } from '../control-attributes.ts';
import type { ViewProps } from '../view-props.ts';
import type { RowsProps, RowsValue } from './rows-spec.ts';

/** Whether a person may add rows and delete them: in general, and with as many rows as there are. */
export function mayChangeRows<Slot>(view: ViewProps<RowsProps, RowsValue, Slot>) {
  const { props, state, rows: edit } = view;
  const count = state.rows?.length ?? 0;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = props.validate;
  const isOff = isDisabled(view) || !edit || state.value !== undefined;
  const addAndRemove = !isOff && !props.disableAddingRemovingRows;
  return {
    /** Nothing may be changed at all, the order neither. */
    isOff,
    addAndRemove,
    add: addAndRemove && (maxLength <= 0 || count < maxLength),
    remove: addAndRemove && count > minLength,
  };
}
