import type { PrintAnswer } from '@tideform/engine';
import { printRowsTable } from '../kit/rows/print-rows.ts';
import type { DatagridProps, DatagridValue } from './datagrid.ts';

/** A table of the columns that at least one row shows. Nothing answered: the label and a dash. */
export const printDatagrid: PrintAnswer<DatagridProps, DatagridValue> = ({ props, value, label, rows = [] }) => {
  if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
  return [printRowsTable(rows, props.components, props.hideLabel ? '' : label)];
};
