import { shareConfidential } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import type { FormRights, Principal, RequestedLevels, RightsRow } from '@tideform/sync/rights';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/** Functions that convert a form's permissions to the columns and rows of its permission tables. */
export {
  computeCell,
  computeLevels,
  createGroupPrincipal,
  createPersonPrincipal,
  getFormColumns,
  getLevelsWithoutForm,
  isEditingEnabled,
  isInBuilderTable,
  isInFormTable,
  isOwnerRow,
  siteGroupIds,
} from '@tideform/sync/rights';

export interface FormPermissionsState {
  /** Permissions of the form's folders, including pending changes; `undefined` until they are loaded. */
  readonly permissions: FormRights | undefined;
  /** Why loading failed. */
  readonly cause: unknown;
  /** Why the last change failed; `undefined` once the next change starts. */
  readonly failure: unknown;
  readonly isSaving: boolean;
  load(): void;
  /** Applies a change immediately. Changes are sent one after the other. */
  change(row: RightsRow, levels: RequestedLevels): void;
  /**
   * Gives permissions to a user or group.
   * @returns `covered` if a group already gives this permission
   * @throws GraphError, GraphOutage, FailureError
   */
  add(table: 'form' | 'builder', who: Principal | 'everyone'): Promise<'added' | 'covered'>;
  /** Creates a missing response folder again. For a confidential form, only owners can read it. */
  recreateFolder(): void;
}

/**
 * Returns the permissions of a form, which are stored as permissions of its folders, and functions that change them.
 */
export function useFormPermissions(form: FormRow): FormPermissionsState {
  const { permissions: service, forms, api } = useData();
  const { id, teamId, confidentialResponses } = form;
  const [loaded, setRead] = useState<FormRights>();
  const [cause, setCause] = useState<unknown>();
  const [failure, setFailure] = useState<unknown>();
  const [pendingChanges, setChanging] = useState<ReadonlyMap<string, RequestedLevels>>(new Map());
  const [jobs, setJobs] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Number of the latest load. Results of earlier loads are ignored. */
  const latestLoad = useRef(0);
  const load = useCallback(() => {
    setCause(undefined);
    const loadNumber = ++latestLoad.current;
    service.read(id).then(
      (now) => loadNumber === latestLoad.current && setRead(now),
      (thrown: unknown) => loadNumber === latestLoad.current && setCause(thrown),
    );
  }, [service, id]);
  // NOTE: permissions depend on `confidentialResponses`, so they are reloaded when it changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads when the value changes, without reading it
  useEffect(load, [load, confidentialResponses]);

  /** Runs changes one after the other, because concurrent changes would overwrite each other. */
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    setFailure(undefined);
    setJobs((count) => count + 1);
    const done = queue.current.then(work, work).finally(() => setJobs((count) => count - 1));
    queue.current = done.catch(() => undefined);
    return done;
  };
  /** Gives reviewers access to the respondents' folders of a confidential form. */
  const shareWithReviewers = async () => {
    if (!confidentialResponses) return;
    const result = await api.call(shareConfidential, { params: { teamId, formId: id } });
    if (!result.ok) throw createRefusalError(result, id);
  };
  const change = (row: RightsRow, levels: RequestedLevels) => {
    const { key } = row.holder;
    setChanging((changes) => new Map(changes).set(key, levels));
    enqueue(async () => {
      const now = await service.change(id, row.holder, levels);
      latestLoad.current += 1;
      setRead(now);
      if (levels.responses !== row.responses.level) await shareWithReviewers();
    })
      .catch((thrown: unknown) => {
        setFailure(thrown);
        load();
      })
      .finally(() =>
        setChanging((changes) => new Map([...changes].filter(([one, its]) => one !== key || its !== levels))),
      );
  };
  const add = (table: 'form' | 'builder', who: Principal | 'everyone') =>
    enqueue(async () => {
      const now = await service.add(id, table, who);
      if (now === 'covered') return 'covered' as const;
      setRead(now);
      return 'added' as const;
    });
  const recreateFolder = () => {
    enqueue(async () => {
      await forms.setupResponseFolder(id);
      let now = await service.read(id);
      const others = confidentialResponses ? now.rows.filter(({ responses }) => responses.level !== 'owner') : [];
      for (const { holder, config } of others) {
        now = await service.change(id, holder, { config: toGrantableLevel(config.level), responses: 'none' });
      }
      setRead(now);
    }).catch(setFailure);
  };
  const rights = loaded && {
    ...loaded,
    rows: loaded.rows.map((row) => applyChange(row, pendingChanges.get(row.holder.key))),
  };
  return { permissions: rights, cause, failure, isSaving: jobs > 0, load, change, add, recreateFolder };
}

function applyChange(row: RightsRow, levels: RequestedLevels | undefined): RightsRow {
  if (!levels) return row;
  const access = (level: RequestedLevels['config']) => ({ level, isInherited: false });
  return { ...row, config: access(levels.config), responses: access(levels.responses) };
}

const toGrantableLevel = (level: RightsRow['config']['level']): RequestedLevels['config'] =>
  level === 'owner' ? 'write' : level;

/** Returns the groups of a team's site; empty while loading and if loading failed. */
export function useSiteGroups(teamId: string): readonly Principal[] {
  const { permissions: rights } = useData();
  const [groups, setGroups] = useState<readonly Principal[]>([]);
  useEffect(() => {
    let isCancelled = false;
    rights.listSiteGroups(teamId).then(
      (found) => !isCancelled && setGroups(found),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [rights, teamId]);
  return groups;
}
