import { shareConfidential } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import type { FormRights, Holder, RightsRow, Wanted } from '@tideform/sync/rights';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface FormRightsNow {
  /** As the folders said it last, with what is being changed now; `undefined` before they have said anything. */
  readonly rights: FormRights | undefined;
  /** Why they could not be read. */
  readonly cause: unknown;
  /** Why the last change was not made; `undefined` again with the next one. */
  readonly failure: unknown;
  readonly isSaving: boolean;
  load(): void;
  /** Shown at once; several changes are made one after the other. */
  change(row: RightsRow, wanted: Wanted): void;
  /** `covered`: a group gives them as much already. @throws what the folders say */
  add(table: 'form' | 'builder', who: Holder | 'everyone'): Promise<'added' | 'covered'>;
  /** The folder of the responses is made again; of a confidential form nobody but the owners may look into it. */
  recreateFolder(): void;
}

/** Who may what with a form, read from its folders and written to them. */
export function useFormRights(form: FormRow): FormRightsNow {
  const { rights: service, forms, api } = useData();
  const { id, teamId, confidentialResponses } = form;
  const [read, setRead] = useState<FormRights>();
  const [cause, setCause] = useState<unknown>();
  const [failure, setFailure] = useState<unknown>();
  const [changing, setChanging] = useState<ReadonlyMap<string, Wanted>>(new Map());
  const [jobs, setJobs] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Counts the reads: an older one that ends later isn't shown. */
  const newest = useRef(0);
  const load = useCallback(() => {
    setCause(undefined);
    const order = ++newest.current;
    service.read(id).then(
      (now) => order === newest.current && setRead(now),
      (thrown: unknown) => order === newest.current && setCause(thrown),
    );
  }, [service, id]);
  // NOTE: who is let in changes with it: the folders are asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for that alone
  useEffect(load, [load, confidentialResponses]);

  /** One after the other: two at once would undo each other's rows. */
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    setFailure(undefined);
    setJobs((count) => count + 1);
    const done = queue.current.then(work, work).finally(() => setJobs((count) => count - 1));
    queue.current = done.catch(() => undefined);
    return done;
  };
  /** Reviewers look into the folders of a confidential form's responders, too. */
  const shareWithReviewers = async () => {
    if (!confidentialResponses) return;
    const answer = await api.call(shareConfidential, { params: { teamId, formId: id } });
    if (!answer.ok) throw refused(answer, id);
  };
  const change = (row: RightsRow, wanted: Wanted) => {
    const { key } = row.holder;
    setChanging((known) => new Map(known).set(key, wanted));
    enqueue(async () => {
      const now = await service.change(id, row.holder, wanted);
      newest.current += 1;
      setRead(now);
      if (wanted.responses !== row.responses.level) await shareWithReviewers();
    })
      .catch((thrown: unknown) => {
        setFailure(thrown);
        load();
      })
      .finally(() => setChanging((known) => new Map([...known].filter(([one, its]) => one !== key || its !== wanted))));
  };
  const add = (table: 'form' | 'builder', who: Holder | 'everyone') =>
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
        now = await service.change(id, holder, { config: grantable(config.level), responses: 'none' });
      }
      setRead(now);
    }).catch(setFailure);
  };
  const rights = read && { ...read, rows: read.rows.map((row) => withChange(row, changing.get(row.holder.key))) };
  return { rights, cause, failure, isSaving: jobs > 0, load, change, add, recreateFolder };
}

function withChange(row: RightsRow, wanted: Wanted | undefined): RightsRow {
  if (!wanted) return row;
  const access = (level: Wanted['config']) => ({ level, isInherited: false });
  return { ...row, config: access(wanted.config), responses: access(wanted.responses) };
}

const grantable = (level: RightsRow['config']['level']): Wanted['config'] => (level === 'owner' ? 'write' : level);
