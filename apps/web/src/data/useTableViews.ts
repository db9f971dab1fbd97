import type { TableView, TableViewInput } from '@tideform/sync';
import { useFormService } from './useFormService.ts';

/** Saves views of the submissions table with the form, for everyone. Needs the network and a builder. */
export function useTableViews(formId: string) {
  const forms = useFormService();
  return {
    save: (view: TableViewInput): Promise<TableView> => forms.saveTableView(formId, view),
    remove: (viewId: string): Promise<unknown> => forms.removeTableView(formId, viewId),
    setDefault: (viewId: string | undefined): Promise<unknown> => forms.setDefaultView(formId, viewId),
  };
}
