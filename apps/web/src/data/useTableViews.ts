import type { TableView, WantedView } from '@tideform/sync';
import { useFormService } from './useFormService.ts';

/** Keeps views of a form's submissions with the form, for everybody. Needs the network; builders alone may. */
export function useTableViews(formId: string) {
  const forms = useFormService();
  return {
    save: (view: WantedView): Promise<TableView> => forms.saveTableView(formId, view),
    remove: (viewId: string): Promise<unknown> => forms.removeTableView(formId, viewId),
    setDefault: (viewId: string | undefined): Promise<unknown> => forms.setDefaultView(formId, viewId),
  };
}
