import type { TableView, TableViewInput } from '@tideform/sync';
import { useFormService } from './useFormService.ts';

/**
 * Returns functions that save views of the submissions table with the form, for all users. Only builders can save
 * views, and they must be online.
 */
export function useTableViews(formId: string) {
  const forms = useFormService();
  return {
    save: (view: TableViewInput): Promise<TableView> => forms.saveTableView(formId, view),
    remove: (viewId: string): Promise<unknown> => forms.removeTableView(formId, viewId),
    setDefault: (viewId: string | undefined): Promise<unknown> => forms.setDefaultView(formId, viewId),
  };
}
