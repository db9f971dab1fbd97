import { isRecord } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { FormRow, TableView } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import type { FormConfigFile } from '../library/stored-files.ts';
import { changeConfig } from './change-config.ts';
import type { WantedView } from './form-service.ts';

/**
 * Keeps a view with the form, in the place of the one with its id or as a new one.
 *
 * @throws Failed `view-unnamed`
 */
export async function saveTableView(context: SyncContext, formId: string, wanted: WantedView): Promise<TableView> {
  const title = wanted.title.trim();
  if (title === '') throw new Failed('view-unnamed', {});
  const { ports } = context;
  const now = { modified: ports.clock.now(), modifiedBy: me(context) };
  const id = wanted.id ?? ports.chance.uuid();
  const form = await changeConfig(context, formId, (config) => {
    const stored = listIn(config);
    const known = stored.find((one) => idOf(one) === id);
    const view = { ...first(now), ...(isRecord(known) && known), ...wanted, id, title, ...now };
    return { submissionTableViews: known ? stored.map((one) => (one === known ? view : one)) : [...stored, view] };
  });
  return form.submissionTableViews?.find((view) => view.id === id) ?? { ...first(now), ...wanted, id, title, ...now };
}

/** A view that was the default one leaves none. One that is gone already changes nothing. */
export function removeTableView(context: SyncContext, formId: string, viewId: string): Promise<FormRow> {
  return changeConfig(context, formId, (config) => ({
    submissionTableViews: listIn(config).filter((one) => idOf(one) !== viewId),
    ...(config.defaultViewId === viewId && { defaultViewId: undefined }),
  }));
}

/** What everybody sees first who has chosen no other; `undefined`: all submissions as they come. */
export function setDefaultView(context: SyncContext, formId: string, viewId: string | undefined): Promise<FormRow> {
  return changeConfig(context, formId, () => ({ defaultViewId: viewId }));
}

const listIn = ({ submissionTableViews: stored }: FormConfigFile): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];
const idOf = (stored: unknown): unknown => (isRecord(stored) ? stored.id : undefined);
const first = ({ modified, modifiedBy }: Pick<TableView, 'modified' | 'modifiedBy'>) => ({
  created: modified,
  createdBy: modifiedBy,
});

function me({ ports }: SyncContext) {
  const { userId, displayName } = signedIn(ports);
  return { id: userId, name: displayName };
}
